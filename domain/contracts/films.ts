import * as z from "zod/mini";
import { FilmScript } from "../films/film.ts";
import { SIGIL_METHODS } from "../sigils/method.ts";
import { endpoint } from "./endpoint.ts";

/** A film to be drawn: `isWhole` says whether the script goes to its end, or stops after the seconds that are free. */
export const FilmResponse = z.object({ script: FilmScript, isWhole: z.boolean() });
export type FilmResponse = z.infer<typeof FilmResponse>;

/** Gives out the script of a film: the whole of it to holders of a tier that includes the films, its free beginning to everybody. */
export const getFilm = endpoint({
  name: "getFilm",
  method: "GET",
  path: "/api/films/{method}",
  summary: "The film of a method, whole or its free beginning",
  access: "public",
  limit: "account",
  params: z.object({ method: z.enum(SIGIL_METHODS, { error: "Please name one of the five methods." }) }),
  response: FilmResponse,
});

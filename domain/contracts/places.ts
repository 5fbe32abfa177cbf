import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** How many characters an address has, at least and at most. */
export const SHORTEST_PLACE_QUERY = 3;
export const LONGEST_PLACE_QUERY = 200;

/** An address that is looked for, as somebody wrote it. */
export const FindPlacesQuery = z.object(
  {
    q: z
      .string({ error: "Please say in q which address you are looking for." })
      .check(
        z.trim(),
        z.minLength(SHORTEST_PLACE_QUERY, { error: `Please write at least ${SHORTEST_PLACE_QUERY} characters.` }),
        z.maxLength(LONGEST_PLACE_QUERY, { error: `Please write at most ${LONGEST_PLACE_QUERY} characters.` }),
      ),
  },
  { error: "Please say in q which address you are looking for." },
);

/** A place with its line, such as `10 Downing Street, London, United Kingdom`, in degrees. */
export const FoundPlace = z.object({
  label: z.string().check(z.minLength(1)),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
});

/** The best places first; `credit` names whose data they are, and is null where addresses are not looked up at all. */
export const FindPlacesResponse = z.object({ places: z.array(FoundPlace), credit: z.nullable(z.string()) });

export type FoundPlace = z.infer<typeof FoundPlace>;
export type FindPlacesQuery = z.infer<typeof FindPlacesQuery>;
export type FindPlacesResponse = z.infer<typeof FindPlacesResponse>;

/** Looks up a street address; towns are found without it, from the files of the gazetteer. */
export const findPlaces = endpoint({
  name: "findPlaces",
  method: "GET",
  path: "/api/places",
  summary: "Where a street address is, if this installation looks them up",
  access: "public",
  limit: "places",
  query: FindPlacesQuery,
  response: FindPlacesResponse,
  errors: ["not_ready"],
});

/** Whose data addresses are from; null where this installation looks none up, so that the form promises none. */
export const AddressSource = z.object({ credit: z.nullable(z.string()) });

/** Says whether street addresses are looked up at all. */
export const getAddressSource = endpoint({
  name: "getAddressSource",
  method: "GET",
  path: "/api/places/source",
  summary: "Whether street addresses are looked up, and whose data they are",
  access: "public",
  limit: null,
  response: AddressSource,
});

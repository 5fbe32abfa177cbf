import * as z from "zod/mini";
import { CHOSEN_PICTURE_TYPES, PICTURE_LIMITS } from "../files/picture.ts";
import { endpoint, uploadBody } from "./endpoint.ts";

/** A picture on our own site, at an address that opens it for an hour. */
export const ShownPicture = z.object({ url: z.string(), widthPx: z.number(), heightPx: z.number() });
export type ShownPicture = z.infer<typeof ShownPicture>;

/** The body of a call that takes a picture. What it really is, is read from its bytes. */
export const PICTURE_BODY = uploadBody({ mediaTypes: CHOSEN_PICTURE_TYPES, maxBytes: PICTURE_LIMITS.bytes });

/** Opens a stored file. Its own media type is that of the response. */
export const getFile = endpoint({
  name: "getFile",
  method: "GET",
  path: "/api/files/{token}",
  summary: "A stored file",
  access: "token",
  limit: "account",
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  response: z.unknown(),
  mediaType: "application/octet-stream",
  errors: ["gone"],
});

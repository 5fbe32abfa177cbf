import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** The outline of an OpenAPI 3.1 document. */
export const OpenApiResponse = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});
export type OpenApiResponse = z.infer<typeof OpenApiResponse>;

/** Answers with the description of this API that programs can read. */
export const getOpenApi = endpoint({
  name: "getOpenApi",
  method: "GET",
  path: "/api/openapi.json",
  summary: "This document",
  access: "public",
  limit: null,
  response: OpenApiResponse,
});

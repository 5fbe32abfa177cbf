import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Says that the Worker responds. */
export const HealthResponse = z.object({ status: z.literal("ok") });
export type HealthResponse = z.infer<typeof HealthResponse>;

/** Responds at once and asks nothing of anything else. */
export const getHealth = endpoint({
  name: "getHealth",
  method: "GET",
  path: "/api/health",
  summary: "Whether the service answers",
  access: "public",
  limit: null,
  response: HealthResponse,
});

/** Says that everything that the Worker depends on works, part by part. */
export const ReadinessResponse = z.object({
  status: z.literal("ok"),
  parts: z.record(z.string(), z.literal("ok")),
});
export type ReadinessResponse = z.infer<typeof ReadinessResponse>;

/** Tries the database, the files and the drawing core; `not_ready` names what is down. */
export const getReadiness = endpoint({
  name: "getReadiness",
  method: "GET",
  path: "/api/health/ready",
  summary: "Whether everything that the service stands on works",
  access: "public",
  limit: "health",
  response: ReadinessResponse,
  errors: ["not_ready"],
});

/** The outline of an OpenAPI 3.1 document. */
export const OpenApiResponse = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});
export type OpenApiResponse = z.infer<typeof OpenApiResponse>;

/** Returns the description of this API that programs can read. */
export const getOpenApi = endpoint({
  name: "getOpenApi",
  method: "GET",
  path: "/api/openapi.json",
  summary: "This document",
  access: "public",
  limit: null,
  response: OpenApiResponse,
});

import * as z from "zod/mini";
import type { Endpoint } from "#domain/contracts/endpoint.ts";
import { ErrorBody } from "#domain/contracts/error-body.ts";
import type { ErrorCode } from "#domain/contracts/error-code.ts";
import type { OpenApiResponse } from "#domain/contracts/openapi.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { ERROR_ANSWERS } from "#worker/http/app-error.ts";

type JsonSchema = Record<string, unknown>;

const JSON_TYPE: string = "application/json";
const ERRORS_OF_ALL: readonly ErrorCode[] = ["internal_error"];
const ERRORS_OF_BODIES: readonly ErrorCode[] = [
  "malformed_json",
  "body_too_large",
  "unsupported_media_type",
  "invalid_request",
];

/** Describes the contracts as an OpenAPI 3.1 document. */
export function buildOpenApi(contracts: readonly Endpoint[]): OpenApiResponse {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: toOperation(contract) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${PRODUCT_NAME} API`, version: "1" },
    servers: [{ url: "/" }],
    paths,
    components: { schemas: { ErrorBody: toSchema(ErrorBody, "output") } },
  };
}

function toOperation(contract: Endpoint): Record<string, unknown> {
  const parameters = [...toParameters("path", contract.params), ...toParameters("query", contract.query)];
  return {
    operationId: contract.name,
    summary: contract.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(contract.body && { requestBody: { required: true, content: toContent(toSchema(contract.body, "input")) } }),
    responses: {
      [contract.status ?? 200]: {
        description: "Success",
        content: toContent(toSchema(contract.response, "output"), contract.mediaType),
      },
      ...toErrorResponses(listErrors(contract)),
    },
  };
}

/** The codes that a call can answer with, in the order of the table of errors. */
function listErrors({ method, params, query, body, isOpenToOtherSites, errors = [] }: Endpoint): readonly ErrorCode[] {
  const own = new Set<string>([...ERRORS_OF_ALL, ...errors]);
  if (body) for (const code of ERRORS_OF_BODIES) own.add(code);
  if (params || query) own.add("invalid_request");
  if (method !== "GET" && !isOpenToOtherSites) own.add("cross_site_request");
  return Object.keys(ERROR_ANSWERS).filter((code): code is ErrorCode => own.has(code));
}

function toErrorResponses(codes: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => ERROR_ANSWERS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      String(status),
      { description: sharing.join(" or "), content: toContent({ $ref: "#/components/schemas/ErrorBody" }) },
    ]),
  );
}

function toParameters(place: "path" | "query", schema: z.ZodMiniType | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  // OpenAPI 3.1 names the dialect for the whole document.
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, { io, override: allowMore });
  return jsonSchema;
}

/** What is answered today may hold more tomorrow, and what is sent beyond the contract is ignored. */
function allowMore({ jsonSchema }: { readonly jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

function toContent(schema: JsonSchema, mediaType = JSON_TYPE): Record<string, unknown> {
  return { [mediaType]: { schema } };
}

import * as z from "zod/mini";
import { type Access, type Endpoint, type EndpointBody, ErrorBody } from "#domain/contracts/endpoint.ts";
import type { OpenApiResponse } from "#domain/contracts/service.ts";
import type { ErrorCode } from "#domain/lib/result.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { listErrors } from "#worker/http/contract-responses.ts";
import { ERRORS } from "#worker/http/errors.ts";

type JsonSchema = Record<string, unknown>;

const JSON_TYPE: string = "application/json";

/** What a call of each access has to bring along, by the names of the security schemes. */
const SECURITY: Readonly<Record<Access, readonly JsonSchema[]>> = {
  public: [],
  session: [{ session: [] }],
  master: [{ masterSession: [] }],
  token: [],
  webhook: [{ signature: [] }],
};

const SECURITY_SCHEMES = {
  session: { type: "apiKey", in: "cookie", name: "__Host-session" },
  masterSession: {
    ...{ type: "apiKey", in: "cookie", name: "__Host-session" },
    description: "A session that was begun with one of the master’s passkeys.",
  },
  signature: {
    ...{ type: "apiKey", in: "header", name: "Stripe-Signature" },
    description: "The service’s own signature of the body.",
  },
};

/** Statuses of a success that has no body. */
const EMPTY_STATUSES: ReadonlySet<number> = new Set([204, 303, 304]);

/** The bytes of a file, as JSON Schema describes them. */
const BYTES: JsonSchema = { type: "string", contentEncoding: "binary" };

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
    components: { schemas: { ErrorBody: toSchema(ErrorBody, "output") }, securitySchemes: SECURITY_SCHEMES },
  };
}

function toOperation(contract: Endpoint): Record<string, unknown> {
  const parameters = [...toParameters("path", contract.params), ...toParameters("query", contract.query)];
  return {
    operationId: contract.name,
    summary: contract.summary,
    security: SECURITY[contract.access],
    "x-access": contract.access,
    ...(contract.needsStepUp && { "x-step-up": true }),
    ...(contract.limit !== null && { "x-limit": contract.limit }),
    ...(parameters.length > 0 && { parameters }),
    ...(contract.body && { requestBody: toRequestBody(contract.body) }),
    responses: {
      ...toSuccesses(contract),
      ...toErrorResponses(listErrors(contract)),
    },
  };
}

function toRequestBody(body: EndpointBody): JsonSchema {
  const content =
    body.kind === "json"
      ? toContent(toSchema(body.schema, "input"))
      : Object.fromEntries(body.mediaTypes.map((mediaType) => [mediaType, { schema: BYTES }]));
  return { required: true, description: `At most ${body.maxBytes} bytes.`, content };
}

function toSuccesses({ statuses = [200], response, mediaType }: Endpoint): Record<string, unknown> {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: "Success",
        ...(!EMPTY_STATUSES.has(status) && {
          content: toContent(mediaType?.startsWith("application/") ? BYTES : toSchema(response, "output"), mediaType),
        }),
      },
    ]),
  );
}

function toErrorResponses(codes: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
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

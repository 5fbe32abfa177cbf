import { getOpenApi, type OpenApiResponse } from "#domain/contracts/openapi.ts";
import { CONTRACTS } from "#domain/contracts/registry.ts";
import { type Route, route } from "#worker/http/route.ts";
import { buildOpenApi } from "./build-openapi.ts";

/** The call that describes the API to programs. */
export function createOpenApiRoutes(): readonly Route[] {
  let document: OpenApiResponse | null = null;
  return [
    route(getOpenApi, () => {
      document ??= buildOpenApi(CONTRACTS);
      return document;
    }),
  ];
}

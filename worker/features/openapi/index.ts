import { getOpenApi, type OpenApiResponse } from "#domain/contracts/service.ts";
import { ok } from "#domain/lib/result.ts";
import type { Feature } from "#worker/feature.ts";
import { publicRoute } from "#worker/http/route.ts";
import { buildOpenApi } from "./build-openapi.ts";

/** The description of the API that programs can read. */
export const OPENAPI: Feature = {
  name: "openapi",
  routes(_platform, { contracts }) {
    let document: OpenApiResponse | null = null;
    return [
      publicRoute(getOpenApi, () => {
        document ??= buildOpenApi(contracts);
        return ok(document);
      }),
    ];
  },
};

import { describe, expect, it } from "vitest";
import { PLANETS } from "#domain/sigils/methods/planetary/planets.ts";
import { call } from "./support/call.ts";
import { CONTRACTS } from "./support/contracts.ts";

interface Schema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<
    Record<string, Schema & { readonly maxLength?: number; readonly enum?: readonly string[] }>
  >;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema & { readonly $ref?: string } }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content> & { readonly description: string }>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

async function read(): Promise<OpenApi> {
  const response = await call("/api/openapi.json");
  expect(response.status).toBe(200);
  return response.json<OpenApi>();
}

describe("the OpenAPI document", () => {
  it("lists every call, and each answer with a description and a schema", async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe("3.1.0");
    for (const { method, path, name, statuses = [200], mediaType = "application/json" } of CONTRACTS) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      for (const status of statuses) expect(operation?.responses[status]).toBeDefined();
      for (const [answered, { description, content }] of Object.entries(operation?.responses ?? {})) {
        expect(description).not.toBe("");
        if (answered === "204") expect(content).toBeUndefined();
        else expect(content?.[Number(answered) < 300 ? mediaType : "application/json"]?.schema).toBeDefined();
      }
    }
  });

  it("states the rules of an intention as a sender has to keep them", async () => {
    const { paths } = await read();
    const body = paths["/api/sigils/generate"]?.post?.requestBody?.content["application/json"]?.schema;
    expect(body?.required).toEqual(["intention"]);
    expect(body?.properties?.intention).toMatchObject({ type: "string", minLength: 1, maxLength: 500 });
    expect(body?.properties?.method?.enum).toEqual(["basic", "chaos", "planetary", "custom", "ancestral", "elemental"]);
  });

  it("states what each wizard's answers hold", async () => {
    const { paths } = await read();
    const body = paths["/api/sigils/generate"]?.post?.requestBody?.content["application/json"]?.schema;
    for (const [answers, field] of [
      ["customOptions", "layoutPreference"],
      ["ancestralData", "candleColor"],
      ["elementalData", "symbolLayout"],
    ] as const) {
      expect(JSON.stringify(body?.properties?.[answers])).toContain(`"${field}":{"type":"string","enum":[`);
    }
    expect(JSON.stringify(body?.properties?.planetaryOptions)).toContain(`"enum":${JSON.stringify(PLANETS)}`);
  });

  it("tells how generating can fail", async () => {
    const { paths } = await read();
    const responses = paths["/api/sigils/generate"]?.post?.responses ?? {};
    expect(Object.keys(responses)).toEqual(["200", "400", "403", "413", "415", "422", "429", "500", "503"]);
    expect(responses[403]?.description).toBe("cross_site_request or tier_required");
    expect(responses[422]?.content?.["application/json"]?.schema.$ref).toBe("#/components/schemas/ErrorBody");
  });

  it("refers to nothing that it doesn't hold", async () => {
    const document = await read();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name] of references) expect(document.components.schemas[name ?? ""]).toBeDefined();
    expect(JSON.stringify(document)).not.toContain("$schema");
  });
});

import type { Endpoint } from "#domain/contracts/endpoint.ts";

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../../domain/contracts/*.ts", "!../../../domain/contracts/*.test.ts"],
  { eager: true },
);

/** Every contract that the domain declares. */
export const CONTRACTS: readonly Endpoint[] = Object.values(MODULES).flatMap((exported) =>
  Object.values(exported).filter(isContract),
);

function isContract(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "method" in value && "access" in value;
}

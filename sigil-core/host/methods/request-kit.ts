/** What every request has. */
export interface Intended {
  /** 1 to 500 Unicode code points; anything that Unicode allows. */
  readonly intention: string;
}

/**
 * How the host encodes the requests of one method; `assembly/abi.ts` describes the options block. The version is that of the core that is asked:
 * released ones refuse what they didn't know.
 */
export interface RequestKit<Request extends Intended> {
  /** The method's number in the core. */
  readonly number: number;
  /** Words of the options block. Choices that no table knows become numbers that the core refuses. */
  encodeOptions(request: Request, coreVersion: number): number[];
  /** Free text that enters the seed; empty where the method has none. */
  getSalt(request: Request, coreVersion: number): string;
}

/** For methods without free text. */
export function withoutSalt(): string {
  return "";
}

/** No table has it, so that the core refuses it; where a choice may be missing, the core reads 0 as none. */
export const UNKNOWN = -1;

/** The number of a choice; `UNKNOWN` for what the table doesn't have, which only a caller without types can send. */
export function lookUp<Id extends string>(numbers: Readonly<Record<Id, number>>, id: Id): number {
  return Object.hasOwn(numbers, id) ? numbers[id] : UNKNOWN;
}

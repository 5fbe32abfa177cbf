import type {
  AncestralRequest,
  CustomRequest,
  DrawingMethod,
  DrawingRequest,
  ElementalRequest,
} from "./drawing-request.ts";
import {
  CANDLE_NUMBERS,
  CENTER_SYMBOL_NUMBERS,
  CONCEPT_SYMBOL_NUMBERS,
  CONCEPT_THEME_NUMBERS,
  CULTURE_NUMBERS,
  CUSTOM_LAYOUT_NUMBERS,
  ELEMENT_NUMBERS,
  ELEMENTAL_LAYOUT_NUMBERS,
  MOTIF_NUMBERS,
  PLANET_NUMBERS,
} from "./option-ids.ts";

const MAX_SUPPORTING = 2;
/** No table has it, so that the core refuses it; where a choice may be missing, the core reads 0 as none. */
const UNKNOWN = -1;

/** A request as the core takes it; `assembly/abi.ts` describes the options block. */
export interface EncodedRequest {
  readonly method: number;
  /** Words of the options block. Choices that no table knows become numbers that the core refuses. */
  readonly options: readonly number[];
  /** Free text that enters the seed; empty where the method has none. */
  readonly salt: string;
}

/** How the host encodes one method. */
interface EncodingKit<Request extends DrawingRequest> {
  readonly method: number;
  encodeOptions(request: Request): number[];
  getSalt(request: Request): string;
}

type RequestOf = { readonly [Method in DrawingMethod]: Extract<DrawingRequest, { readonly method: Method }> };

const withoutSalt = (): string => "";

const ENCODING_KITS: { readonly [Method in DrawingMethod]: EncodingKit<RequestOf[Method]> } = {
  chaos: { method: 0, encodeOptions: () => [], getSalt: withoutSalt },
  planetary: { method: 1, encodeOptions: ({ planet }) => [lookUp(PLANET_NUMBERS, planet)], getSalt: withoutSalt },
  custom: { method: 2, encodeOptions: encodeCustom, getSalt: withoutSalt },
  ancestral: { method: 3, encodeOptions: encodeAncestral, getSalt: ({ salt }) => salt },
  elemental: { method: 4, encodeOptions: encodeElemental, getSalt: withoutSalt },
};

/** Encodes a request. A caller without types may name a method that no table knows: the core refuses it. */
export function encodeRequest(request: DrawingRequest): EncodedRequest {
  if (!Object.hasOwn(ENCODING_KITS, request.method)) return { method: UNKNOWN, options: [], salt: "" };
  return encodeBy(request.method, request);
}

function encodeBy<Method extends DrawingMethod>(method: Method, request: RequestOf[Method]): EncodedRequest {
  const kit = ENCODING_KITS[method];
  return { method: kit.method, options: kit.encodeOptions(request), salt: kit.getSalt(request) };
}

function encodeCustom({ layout, centre, symbols }: CustomRequest): number[] {
  const concepts = symbols.flatMap(({ theme, symbol }) => [
    theme === null ? 0 : lookUp(CONCEPT_THEME_NUMBERS, theme),
    lookUp(CONCEPT_SYMBOL_NUMBERS, symbol),
  ]);
  return [lookUp(CUSTOM_LAYOUT_NUMBERS, layout), lookUp(CENTER_SYMBOL_NUMBERS, centre), symbols.length, ...concepts];
}

function encodeAncestral({ culture, candle, motifs }: AncestralRequest): number[] {
  return [
    lookUp(CULTURE_NUMBERS, culture),
    lookUp(CANDLE_NUMBERS, candle),
    motifs.length,
    ...motifs.map((motif) => lookUp(MOTIF_NUMBERS, motif)),
  ];
}

function encodeElemental({ layout, dominant, heart, supporting, conflicting }: ElementalRequest): number[] {
  // The conflicting elements begin at a fixed word; a list that is too long has a length that the core refuses.
  const supportingWords = Array.from({ length: MAX_SUPPORTING }, (_, index) => {
    const element = supporting[index];
    return element === undefined ? 0 : lookUp(ELEMENT_NUMBERS, element);
  });
  return [
    lookUp(ELEMENTAL_LAYOUT_NUMBERS, layout),
    lookUp(ELEMENT_NUMBERS, dominant),
    heart === null ? 0 : lookUp(CONCEPT_SYMBOL_NUMBERS, heart),
    supporting.length,
    conflicting.length,
    ...supportingWords,
    ...conflicting.map((element) => lookUp(ELEMENT_NUMBERS, element)),
  ];
}

function lookUp<Id extends string>(numbers: Readonly<Record<Id, number>>, id: Id): number {
  return Object.hasOwn(numbers, id) ? numbers[id] : UNKNOWN;
}

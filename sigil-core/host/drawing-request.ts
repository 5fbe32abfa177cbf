import { ANCESTRAL_REQUEST } from "./methods/ancestral-request.ts";
import { CHAOS_REQUEST } from "./methods/chaos-request.ts";
import { CUSTOM_REQUEST } from "./methods/custom-request.ts";
import { ELEMENTAL_REQUEST } from "./methods/elemental-request.ts";
import { PLANETARY_REQUEST } from "./methods/planetary-request.ts";
import { type RequestKit, UNKNOWN } from "./methods/request-kit.ts";

/** The methods as the host knows them; the core has its own table in `assembly/methods/method-kits.ts`. */
const REQUEST_KITS = {
  chaos: CHAOS_REQUEST,
  planetary: PLANETARY_REQUEST,
  custom: CUSTOM_REQUEST,
  ancestral: ANCESTRAL_REQUEST,
  elemental: ELEMENTAL_REQUEST,
};

/** A method that the core draws. */
export type DrawingMethod = keyof typeof REQUEST_KITS;

/** Each method's request. */
export type RequestOf = {
  readonly [Method in DrawingMethod]: Parameters<(typeof REQUEST_KITS)[Method]["encodeOptions"]>[0];
};

/** What is to be drawn. All of it enters the drawing; what is not listed is refused as `illegal_option`. */
export type DrawingRequest = RequestOf[DrawingMethod];

/** A request as the core takes it. */
export interface EncodedRequest {
  readonly method: number;
  readonly options: readonly number[];
  readonly salt: string;
}

/** Encodes a request for the core of a version. A caller without types may name a method that no table knows: the core refuses it. */
export function encodeRequest(request: DrawingRequest, coreVersion: number): EncodedRequest {
  if (!Object.hasOwn(REQUEST_KITS, request.method)) return { method: UNKNOWN, options: [], salt: "" };
  return encodeBy(request.method, request, coreVersion);
}

function encodeBy<Method extends DrawingMethod>(
  method: Method,
  request: RequestOf[Method],
  coreVersion: number,
): EncodedRequest {
  const kits: { readonly [Key in DrawingMethod]: RequestKit<RequestOf[Key]> } = REQUEST_KITS;
  const { number, encodeOptions, getSalt } = kits[method];
  return { method: number, options: encodeOptions(request, coreVersion), salt: getSalt(request, coreVersion) };
}

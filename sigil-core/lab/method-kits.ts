import type fc from "fast-check";
import type { Drawing } from "../host/drawing.ts";
import type { DrawingMethod, DrawingRequest, RequestOf } from "../host/drawing-request.ts";
import { ANCESTRAL_LAB } from "./methods/ancestral-lab.ts";
import { CHAOS_LAB } from "./methods/chaos-lab.ts";
import { CUSTOM_LAB } from "./methods/custom-lab.ts";
import { ELEMENTAL_LAB } from "./methods/elemental-lab.ts";
import type { LabKit } from "./methods/lab-kit.ts";
import { PLANETARY_LAB } from "./methods/planetary-lab.ts";
import { createLot, listKeys } from "./recipes/compose-lot.ts";

/** The methods in the laboratory. */
export const LAB_KITS: { readonly [Method in DrawingMethod]: LabKit<Method> } = {
  chaos: CHAOS_LAB,
  planetary: PLANETARY_LAB,
  custom: CUSTOM_LAB,
  ancestral: ANCESTRAL_LAB,
  elemental: ELEMENTAL_LAB,
};

/** Every method that the laboratory measures. */
export const METHODS: readonly DrawingMethod[] = listKeys(LAB_KITS);

/** A legal request for an intention, the same for the same index in every run. */
export function composeRequest(method: DrawingMethod, intention: string, index: number): DrawingRequest {
  return LAB_KITS[method].composeRequest(intention, index, createLot(index + 1));
}

/** Any text with any legal choices of a method. */
export function anyRequest(method: DrawingMethod): fc.Arbitrary<DrawingRequest> {
  return LAB_KITS[method].anyRequest;
}

/** How many separate figures the drawing of a request may have. */
export function countAllowedFigures(request: DrawingRequest, drawing: Drawing): number {
  return countBy(request.method, request, drawing);
}

function countBy<Method extends DrawingMethod>(method: Method, request: RequestOf[Method], drawing: Drawing): number {
  return LAB_KITS[method].countAllowedFigures(request, drawing);
}

/** The choice that shapes a drawing most, for its caption; null where the intention is all. */
export function describeChoice(request: DrawingRequest): string | null {
  return describeBy(request.method, request);
}

function describeBy<Method extends DrawingMethod>(method: Method, request: RequestOf[Method]): string | null {
  return LAB_KITS[method].describeChoice(request);
}

/** The group of choices in which figures may look most alike; null where there is none. */
export function findGroup(request: DrawingRequest): string | null {
  return findGroupBy(request.method, request);
}

function findGroupBy<Method extends DrawingMethod>(method: Method, request: RequestOf[Method]): string | null {
  return LAB_KITS[method].findGroup(request);
}

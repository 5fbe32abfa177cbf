import {
  ASPECT_LEAST,
  ASPECT_MOST,
  BYTES_MOST,
  GZIP_BYTES_MOST,
  OFF_CENTER_MOST,
  REACH_LEAST,
  REACH_MOST,
  SIZE_LEAST,
  SIZE_MOST,
  SLIVERS_MOST,
  USUAL_ZOOM,
} from "../../contract/thresholds.ts";
import type { DrawingMethod } from "../../host/drawing-request.ts";
import { LAB_KITS } from "../method-kits.ts";

/** What a figure of one drawing, or of two drawings compared, may be; both ends count as within. */
export interface Target {
  readonly figure: FigureName;
  /** What is measured, in the words of the report. */
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** Which share of the drawings must be within, of 1; null where the figure is shown and not judged. */
  readonly share: number | null;
  /** No drawing at all may lie outside these ends. */
  readonly hard?: { readonly from: number; readonly to: number };
}

/** The figures that are taken of drawings. */
export type FigureName =
  | "components"
  | "ink"
  | "asymmetry"
  | "broadestInk"
  | "centroidToSeal"
  | "size"
  | "reach"
  | "aspect"
  | "slivers"
  | "sliversBetween"
  | "gap"
  | "looseEnds"
  | "nodeDegree"
  | "readability"
  | "halfReadability"
  | "overlapCase"
  | "overlapLetter"
  | "overlapWords"
  | "overlapUnrelated"
  | "overlapOtherWords"
  | "overlapSwapped"
  | "bytes"
  | "gzip";

const NONE = Number.NEGATIVE_INFINITY;
const ANY = Number.POSITIVE_INFINITY;

/** The figure's longer side by the seal, and its width by its height. */
const SIZE = { from: SIZE_LEAST, to: SIZE_MOST } as const;
const ASPECT = { from: ASPECT_LEAST, to: ASPECT_MOST } as const;
/** A figure about an axis is mirrored but for one stroke: less isn't seen, more falls over. */
const ASYMMETRY = { from: 0.015, to: 0.14 } as const;
const ASYMMETRY_AT_ALL = { from: 0.005, to: 0.2 } as const;
/** How broad ink may be where strokes meet, in pens. */
const BROADEST_IN_PENS = 2.8;
const BROADEST_AT_ALL_IN_PENS = 4;
/** Fewer than one in ten thousand may miss. */
const NEARLY_ALL = 0.99991;

/** What pictures without the seal are held to. Components are counted above what the recipe allows. */
export function listPictureTargets(method: DrawingMethod): Target[] {
  const { ink, isTraced, isMirrored, airInPens, penPx } = LAB_KITS[method].gates;
  return [
    { figure: "components", title: "components above those allowed", from: NONE, to: 0, share: 1 },
    { figure: "ink", title: "ink / bounding box", ...ink, share: 0.99 },
    ...(isMirrored
      ? ([
          {
            figure: "asymmetry",
            title: "ink without a mirror image / ink",
            ...ASYMMETRY,
            share: 0.97,
            hard: ASYMMETRY_AT_ALL,
          },
          {
            figure: "broadestInk",
            title: "largest disc of ink, px",
            from: 0,
            to: BROADEST_IN_PENS * penPx * USUAL_ZOOM,
            share: 0.95,
            hard: { from: 0, to: BROADEST_AT_ALL_IN_PENS * penPx * USUAL_ZOOM },
          },
        ] as const)
      : []),
    {
      figure: "centroidToSeal",
      title: "centroid to the seal's center / box",
      from: 0,
      to: OFF_CENTER_MOST,
      share: 0.97,
    },
    { figure: "size", title: "figure / seal", ...SIZE, share: 0.99 },
    {
      figure: "reach",
      title: "farthest ink / radius of the seal",
      ...{ from: REACH_LEAST, to: REACH_MOST },
      share: 0.95,
      hard: { from: 0, to: REACH_MOST },
    },
    { figure: "aspect", title: "width / height", ...ASPECT, share: 0.99 },
    {
      figure: "slivers",
      title: "slivers",
      from: 0,
      to: SLIVERS_MOST,
      share: isTraced ? 0.95 : null,
      ...(isTraced && { hard: { from: 0, to: 4 } }),
    },
    ...(isTraced
      ? []
      : [
          {
            figure: "sliversBetween",
            title: "slivers, those inside symbols aside",
            from: 0,
            to: SLIVERS_MOST,
            share: 0.95,
            hard: { from: 0, to: 4 },
          } as const,
        ]),
    {
      figure: "gap",
      title: "smallest gap of strokes that don't meet, px",
      from: airInPens * penPx * USUAL_ZOOM,
      to: ANY,
      share: 0.95,
    },
    { figure: "looseEnds", title: "loose ends unfinished", from: 0, to: 0, share: isTraced ? 1 : null },
    { figure: "nodeDegree", title: "node degree", from: 0, to: 5, share: 0.95, hard: { from: 0, to: 7 } },
    ...(isMirrored
      ? ([
          {
            figure: "readability",
            title: "match with a letter of the text",
            from: 0,
            to: 0.8,
            share: 0.95,
            hard: { from: 0, to: 0.9 },
          },
          { figure: "halfReadability", title: "match of half a mirrored pair", from: 0, to: 0.8, share: null },
        ] as const)
      : []),
  ];
}

/** What pictures of any text and any legal choices are held to. */
export function listAnyTargets(): Target[] {
  return [
    { figure: "components", title: "components above those allowed", from: NONE, to: 0, share: NEARLY_ALL },
    { figure: "size", title: "figure / seal", ...SIZE, share: NEARLY_ALL },
    { figure: "aspect", title: "width / height", ...ASPECT, share: NEARLY_ALL },
  ];
}

/** What pictures of edited intentions are held to; with the same symbols chosen, a small edit is only shown. */
export function listOverlapTargets(method: DrawingMethod): Target[] {
  const { isTraced, overlapLetterMost } = LAB_KITS[method].gates;
  const share = isTraced ? 0.95 : null;
  return [
    { figure: "overlapCase", title: "overlap: case and punctuation", from: 1, to: 1, share: 1 },
    {
      figure: "overlapLetter",
      title: "overlap: one letter",
      from: 0,
      to: overlapLetterMost,
      share,
    },
    { figure: "overlapWords", title: "overlap: two words swapped", from: 0, to: 0.45, share },
    { figure: "overlapUnrelated", title: "overlap: another recipe", from: 0, to: 0.35, share: 0.95 },
  ];
}

/**
 * The methods whose figures are shaped by the words, so that two people who choose alike don't get the same mark: those are held to it, of the
 * others it is shown.
 */
const SHAPED_BY_WORDS: ReadonlySet<DrawingMethod> = new Set(["chaos", "planetary", "ancestral", "custom", "elemental"]);

/** What pictures with the same choices and other words are held to, in each group of choices. */
export function listWordTargets(method: DrawingMethod): Target[] {
  const isHeld = SHAPED_BY_WORDS.has(method);
  return [
    {
      figure: "overlapOtherWords",
      title: "overlap: same choices, other words",
      from: 0,
      to: 0.45,
      share: isHeld ? 0.95 : null,
      hard: { from: 0, to: 0.7 },
    },
    {
      figure: "overlapSwapped",
      title: "overlap: same choices, two words swapped",
      from: 0,
      to: 0.8,
      share: isHeld ? 1 : null,
    },
  ];
}

/** What every drawing is held to, also those that nobody rasterises. */
export function listTextTargets(): Target[] {
  return [
    { figure: "bytes", title: "bytes of the markup with its seal", from: 0, to: BYTES_MOST, share: 1 },
    { figure: "gzip", title: "bytes, gzipped", from: 0, to: GZIP_BYTES_MOST, share: 1 },
  ];
}

/** How many of all drawings may share their path with another: with the seal, and without it, of 1. */
export const COLLISION_TARGETS = { withSeal: 0, withoutSeal: 0.005 } as const;

import { PICTURE_SIDE, rasterise } from "./rasterise.ts";

/** What can be measured of a figure's picture; lengths and areas in px of the 512 px box. */
export interface PictureMeasures {
  /** Connected pieces of ink. */
  readonly components: number;
  /** Ink over the figure's bounding box. */
  readonly inkShare: number;
  /** Counters under 150 px² that are not round. */
  readonly slivers: number;
  /** Distance of the centre of gravity from the middle of the picture, over the larger side. */
  readonly offCentre: number;
  /** The same to the side alone. */
  readonly offAxis: number;
  /** Larger side over the seal's diameter. */
  readonly sizeShare: number;
  /** Width over height. */
  readonly aspect: number;
}

interface Region {
  readonly area: number;
  readonly width: number;
  readonly height: number;
  readonly touchesEdge: boolean;
}

const SEAL_DIAMETER_PX = 472;
const SLIVER_PX2 = 150;
/** Fewer pixels than this are the rasteriser's own crumbs. */
const CRUMB_PX2 = 3;

/** Rasterises a figure's path and measures it. */
export function measurePicture(path: string): PictureMeasures {
  const picture = rasterise(path);
  let ink = 0;
  let sumX = 0;
  let sumY = 0;
  let left = PICTURE_SIDE;
  let right = 0;
  let top = PICTURE_SIDE;
  let bottom = 0;
  picture.forEach((value, index) => {
    if (value === 0) return;
    const x = index % PICTURE_SIDE;
    const y = Math.floor(index / PICTURE_SIDE);
    ink += 1;
    sumX += x + 0.5;
    sumY += y + 0.5;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const width = right - left + 1;
  const height = bottom - top + 1;
  const side = Math.max(width, height);
  const middle = PICTURE_SIDE / 2;
  return {
    components: listRegions(picture, 1).filter(({ area }) => area > CRUMB_PX2).length,
    inkShare: ink / (width * height),
    slivers: listRegions(picture, 0).filter(isSliver).length,
    offCentre: Math.hypot(sumX / ink - middle, sumY / ink - middle) / side,
    offAxis: Math.abs(sumX / ink - middle) / side,
    sizeShare: side / SEAL_DIAMETER_PX,
    aspect: width / height,
  };
}

function isSliver({ area, width, height, touchesEdge }: Region): boolean {
  if (touchesEdge || area < CRUMB_PX2 || area >= SLIVER_PX2) return false;
  const isRound = width / height > 0.75 && width / height < 1.34 && area / (width * height) > 0.7;
  return !isRound;
}

/** Connected regions of one value: ink by eight neighbours, paper by four. */
function listRegions(picture: Uint8Array, value: 0 | 1): Region[] {
  const isSeen = new Uint8Array(picture.length);
  const stack: number[] = [];
  const regions: Region[] = [];
  for (let start = 0; start < picture.length; start += 1) {
    if (isSeen[start] === 1 || picture[start] !== value) continue;
    isSeen[start] = 1;
    stack.push(start);
    let area = 0;
    let left = PICTURE_SIDE;
    let right = 0;
    let top = PICTURE_SIDE;
    let bottom = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % PICTURE_SIDE;
      const y = Math.floor(at / PICTURE_SIDE);
      area += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const isDiagonal = dx !== 0 && dy !== 0;
          const isOutside = x + dx < 0 || y + dy < 0 || x + dx >= PICTURE_SIDE || y + dy >= PICTURE_SIDE;
          if (isOutside || (value === 0 && isDiagonal)) continue;
          const next = at + dy * PICTURE_SIDE + dx;
          if (isSeen[next] === 1 || picture[next] !== value) continue;
          isSeen[next] = 1;
          stack.push(next);
        }
      }
    }
    const last = PICTURE_SIDE - 1;
    const touchesEdge = left === 0 || top === 0 || right === last || bottom === last;
    regions.push({ area, width: right - left + 1, height: bottom - top + 1, touchesEdge });
  }
  return regions;
}

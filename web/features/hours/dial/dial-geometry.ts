/** The dial is drawn in a box of 720 by 720. */
export const DIAL_SIZE = 720;

const CENTER = DIAL_SIZE / 2;
const DEG = Math.PI / 180;

/** Angles run clockwise from the top, in degrees. */
export type Angle = number;

/** Where an angle and a distance from the middle lie in the box. */
export function toPoint(angle: Angle, radius: number): { readonly x: number; readonly y: number } {
  return { x: CENTER + radius * Math.sin(angle * DEG), y: CENTER - radius * Math.cos(angle * DEG) };
}

/** A point as path data. */
export function toXY(angle: Angle, radius: number): string {
  const { x, y } = toPoint(angle, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** A straight line along a radius. */
export function toSpoke(angle: Angle, from: number, to: number): string {
  return `M${toXY(angle, from)}L${toXY(angle, to)}`;
}

/** A part of a ring, from one angle on to another. */
export function toRingPart(from: Angle, to: Angle, inner: number, outer: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  const out = `M${toXY(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${toXY(to, outer)}`;
  return `${out}L${toXY(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${toXY(from, inner)}Z`;
}

/** A four-pointed star. */
export function toStar(angle: Angle, radius: number, size: number): string {
  const { x, y } = toPoint(angle, radius);
  const waist = size * 0.22;
  const tips = [
    [0, -size],
    [waist, -waist],
    [size, 0],
    [waist, waist],
    [0, size],
    [-waist, waist],
    [-size, 0],
    [-waist, -waist],
  ].map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`);
  return `M${tips.join("L")}Z`;
}

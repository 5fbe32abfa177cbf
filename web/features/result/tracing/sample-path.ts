import { type PenWay, SAMPLE_PX } from "./trace.ts";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** The points of a path, measured by the browser itself. */
export function samplePath(pathData: string): PenWay {
  const path = document.createElementNS(SVG_NAMESPACE, "path");
  path.setAttribute("d", pathData);
  const lengthPx = path.getTotalLength();
  const count = Math.max(1, Math.round(lengthPx / SAMPLE_PX));
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = path.getPointAtLength((lengthPx * index) / count);
    return { x, y };
  });
}

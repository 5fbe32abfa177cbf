import { PathWriter } from "../encode/path-writer";
import { hypotenuse, Polyline } from "../geometry/polyline";

/** A handle is at most this many times as long as the chord on the other side allows. */
const LONGEST_HANDLE: f64 = 2.2;

const chord = new StaticArray<f64>(600);
const tangentX = new StaticArray<f64>(600);
const tangentY = new StaticArray<f64>(600);

/** Writes a closed Catmull-Rom curve through the points, with chord-length knots: uneven spacing neither flattens nor overshoots. */
export function splineClosed(out: PathWriter, line: Polyline): void {
  const count = line.count;
  for (let i = 0; i < count; i++) {
    const next = i + 1 == count ? 0 : i + 1;
    chord[i] = hypotenuse(line.x[next] - line.x[i], line.y[next] - line.y[i]) + 1e-6;
  }
  for (let i = 0; i < count; i++) {
    const before = i == 0 ? count - 1 : i - 1;
    const next = i + 1 == count ? 0 : i + 1;
    const inward = chord[before];
    const outward = chord[i];
    const sum = inward + outward;
    tangentX[i] = (((line.x[i] - line.x[before]) / inward) * outward + ((line.x[next] - line.x[i]) / outward) * inward) / sum;
    tangentY[i] = (((line.y[i] - line.y[before]) / inward) * outward + ((line.y[next] - line.y[i]) / outward) * inward) / sum;
  }
  out.moveTo(line.x[0], line.y[0]);
  for (let i = 0; i < count; i++) {
    const before = i == 0 ? count - 1 : i - 1;
    const next = i + 1 == count ? 0 : i + 1;
    const leave = min<f64>(chord[i], LONGEST_HANDLE * chord[before]) / 3;
    const arrive = min<f64>(chord[i], LONGEST_HANDLE * chord[next]) / 3;
    out.cubic(
      line.x[i] + tangentX[i] * leave, line.y[i] + tangentY[i] * leave,
      line.x[next] - tangentX[next] * arrive, line.y[next] - tangentY[next] * arrive,
      line.x[next], line.y[next],
    );
  }
  out.close();
}

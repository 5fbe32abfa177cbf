import { Stream } from "../../text/stream";
import { roomOnAxis, setOthers } from "./element-signs";
import { drawCorners, endCorners, planeOf, Rooms } from "./frame";
import { Triangle } from "./triangle";

/** Half the width that the walls may take. */
const WIDEST_PX: f64 = 138;

/** Four walls: the point touches one, the flat side runs from wall to wall. */
export function drawInSquare(element: i32, layout: Stream): void {
  const tall = roomOnAxis() * 0.5 * layout.range(0.84, 1);
  const wide = min<f64>(WIDEST_PX, tall * layout.range(0.74, 1.08));
  const foot = tall * layout.range(0.14, 0.62);
  const triangle = new Triangle(planeOf(element), -tall, foot, wide, element);
  triangle.draw();
  const frame = drawCorners(triangle.plane.middleY, wide, tall, wide, -tall);
  const next = new Rooms(triangle, frame, -tall, triangle.halfSide, wide).write(element, layout);
  if (!setOthers(element, triangle, tall)) endCorners(triangle, next, 1, 0);
}

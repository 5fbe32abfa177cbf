import { Stream } from "../../text/stream";
import { sampleBows } from "./bows";
import { fitSquare, keepFit, restoreFit } from "./fit";
import { placeStations, placingCost } from "./placing";
import { chooseBows } from "./route";

/** How many layouts of the square are compared by their stations alone. */
const LAYOUTS: i32 = 24;

/** Lays the stations out and bends the lines between them. */
export function layOut(order: i32, stream: Stream): void {
  let lowest: f64 = 1e9;
  for (let i = 0; i < LAYOUTS; i++) {
    fitSquare(order, stream);
    placeStations(order);
    const cost = placingCost();
    if (cost >= lowest) continue;
    lowest = cost;
    keepFit();
  }
  restoreFit();
  placeStations(order);
  sampleBows(stream);
  chooseBows(stream);
}

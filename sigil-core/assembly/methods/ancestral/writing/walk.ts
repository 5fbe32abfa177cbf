import { hypotenuse } from "../../../geometry/polyline";
import { cosTurn, sinTurn } from "../../../geometry/turn";

const TAU: f64 = 6.283185307179586;

/** The line that letters are written along: straight, or round a circle; px from the middle. */
export class Walk {
  /** Where `standAt` came to: the point, and the unit vector of the way on from there. */
  x: f64 = 0;
  y: f64 = 0;
  alongX: f64 = 0;
  alongY: f64 = 0;
  length: f64 = 0;
  /** Where a straight walk begins, or the middle of a round one; its radius, 0 for a straight one, and the turn at which it begins. */
  private startX: f64 = 0;
  private startY: f64 = 0;
  private radius: f64 = 0;
  private firstTurn: f64 = 0;
  /** 1 clockwise, -1 the other way. */
  private sense: f64 = 1;

  alongLine(x0: f64, y0: f64, x1: f64, y1: f64): void {
    this.length = hypotenuse(x1 - x0, y1 - y0);
    this.radius = 0;
    this.startX = x0;
    this.startY = y0;
    this.alongX = (x1 - x0) / this.length;
    this.alongY = (y1 - y0) / this.length;
  }

  /** Round a circle about (x, y), from one turn to another, backward where that is less; turns run clockwise from the top. */
  roundCircle(x: f64, y: f64, radius: f64, from: f64, to: f64): void {
    this.sense = to < from ? -1 : 1;
    this.length = TAU * radius * abs(to - from);
    this.radius = radius;
    this.startX = x;
    this.startY = y;
    this.firstTurn = from;
  }

  isRound(): bool {
    return this.radius > 0;
  }

  /** Goes to a distance from the start. */
  standAt(way: f64): void {
    if (this.radius == 0) {
      this.x = this.startX + this.alongX * way;
      this.y = this.startY + this.alongY * way;
      return;
    }
    const turn = this.firstTurn + (this.sense * way) / (TAU * this.radius);
    this.alongX = cosTurn(turn) * this.sense;
    this.alongY = sinTurn(turn) * this.sense;
    this.x = this.startX + this.radius * sinTurn(turn);
    this.y = this.startY - this.radius * cosTurn(turn);
  }
}

/** The walk under way; used again for each row of letters. */
export const walk = new Walk();

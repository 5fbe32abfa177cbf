/** Sine and cosine of angles given in turns, by polynomials on an eighth of a turn; error below 1e-11. */

const TAU: f64 = 6.283185307179586;

export function cosTurn(turn: f64): f64 {
  return sinTurn(turn + 0.25);
}

export function sinTurn(turn: f64): f64 {
  const whole = turn - floor(turn);
  const quarter = <i32>floor(whole * 4 + 0.5);
  const angle = (whole - <f64>quarter * 0.25) * TAU;
  switch (quarter & 3) {
    case 0: return sinNear(angle);
    case 1: return cosNear(angle);
    case 2: return -sinNear(angle);
    default: return -cosNear(angle);
  }
}

function sinNear(a: f64): f64 {
  const s = a * a;
  return a * (1 + s * (-1.0 / 6 + s * (1.0 / 120 + s * (-1.0 / 5040 + s * (1.0 / 362880 - s / 39916800)))));
}

function cosNear(a: f64): f64 {
  const s = a * a;
  return 1 + s * (-0.5 + s * (1.0 / 24 + s * (-1.0 / 720 + s * (1.0 / 40320 + s * (-1.0 / 3628800 + s / 479001600)))));
}

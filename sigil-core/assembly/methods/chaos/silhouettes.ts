/** Outlines that a layout aims at. */
export const SILHOUETTE_COUNT: i32 = 6;

export function silhouetteName(silhouette: i32): string {
  switch (silhouette) {
    case 0: return "lozenge";
    case 1: return "chalice";
    case 2: return "tree";
    case 3: return "hourglass";
    case 4: return "cross";
    default: return "column";
  }
}

/** Half width of a silhouette as a share of the reach; `t` is 0 at the head of the spine and 1 at its foot. */
export function silhouetteWidth(silhouette: i32, t: f64): f64 {
  switch (silhouette) {
    case 0: return 1 - abs(t - 0.46);
    case 1: return 1 - 0.62 * t;
    case 2: return 0.48 + 0.6 * t * (1.15 - 0.3 * t);
    case 3: return 0.56 + 0.9 * abs(t - 0.5);
    case 4: return 0.56 + 0.44 / (1 + 40 * (t - 0.3) * (t - 0.3));
    default: return 0.8;
  }
}

import { ERROR_UNKNOWN_METHOD } from "../../abi";

/** Draws by the planetary method; answers an error code. */
export function drawPlanetary(_seed: u64): i32 {
  return ERROR_UNKNOWN_METHOD;
}

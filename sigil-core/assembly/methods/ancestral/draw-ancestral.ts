import { ERROR_UNKNOWN_METHOD } from "../../abi";

/** Draws by the ancestral method; answers an error code. */
export function drawAncestral(_seed: u64): i32 {
  return ERROR_UNKNOWN_METHOD;
}

import { ERROR_UNKNOWN_METHOD } from "../../abi";

/** Draws by the elemental method; answers an error code. */
export function drawElemental(_seed: u64): i32 {
  return ERROR_UNKNOWN_METHOD;
}

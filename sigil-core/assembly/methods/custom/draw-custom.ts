import { ERROR_UNKNOWN_METHOD } from "../../abi";

/** Draws by the custom method; answers an error code. */
export function drawCustom(_seed: u64): i32 {
  return ERROR_UNKNOWN_METHOD;
}

import { mix } from "../../text/hash";

/** Marks of a seal; with two bits each they carry 48 bits of the hash of the whole text. */
export const CIPHER_MARKS: i32 = 24;
const CIPHER_STAGE: u64 = 0x636970686572;

/** The kind of each mark, 0-3. */
export const cipher = new StaticArray<u8>(CIPHER_MARKS);

/** Writes the text's hash into the marks. */
export function encipher(seed: u64): void {
  let bits = mix(seed ^ CIPHER_STAGE);
  for (let i = 0; i < CIPHER_MARKS; i++) {
    cipher[i] = <u8>(bits & 3);
    bits >>= 2;
  }
}

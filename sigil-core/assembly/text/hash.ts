/** The mixer of SplitMix64 (Steele, Lea, Flood 2014): 64 bits in, 64 bits out, one to one. */
export function mix(value: u64): u64 {
  let bits = value + 0x9e3779b97f4a7c15;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

/** The hash of a sequence, taken one unit at a time; begin with 0. */
export function absorb(hash: u64, unit: u64): u64 {
  return mix(rotl<u64>(hash, 23) ^ (unit + 0x632be59bd9b4e019)) * 0x9fb21c651e98df25;
}

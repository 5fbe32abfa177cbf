export function version(): u32 {
  return 1;
}

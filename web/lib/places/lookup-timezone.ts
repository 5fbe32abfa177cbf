import { NetworkError } from "../displayable-error.ts";

/** The IANA zone of the clocks at a point on earth, such as `Europe/London`; throws `NetworkError` where the map of zones can't be fetched. */
export async function lookUpTimezone(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  const { default: lookUp } = await import("@photostructure/tz-lookup").catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return lookUp(latitudeDeg, longitudeDeg);
}

import { lookUpTimezone as lookUp } from "#domain/hours/lookup-timezone.ts";
import { NetworkError } from "../displayable-error.ts";

/** Fetches the map of zones before it is needed; where that fails, asking for a zone tries again. */
export function prepareTimezones(): void {
  import("@photostructure/tz-lookup").catch(() => undefined);
}

/** The IANA zone of the clocks at a point on earth, such as `Europe/London`; throws `NetworkError` where the map of zones can't be fetched. */
export function lookUpTimezone(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  return lookUp(latitudeDeg, longitudeDeg).catch((error: unknown) => {
    throw new NetworkError(error);
  });
}

import { useEffect, useState } from "react";
import { getAddressSource } from "#domain/contracts/places.ts";
import { callEndpoint } from "#web/lib/api-client.ts";

/** Whether street addresses are looked up here; not, while nobody knows. */
export function useAddressLookup(): boolean {
  const [areAddressesFound, setAddressesFound] = useState(false);
  useEffect(() => {
    let isWanted = true;
    callEndpoint(getAddressSource, {}).then(
      ({ credit }) => isWanted && setAddressesFound(credit !== null),
      // Towns are found without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return areAddressesFound;
}

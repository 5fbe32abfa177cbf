import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { getImprint, type ImprintResponse } from "#domain/contracts/contact.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** The day from which terms and privacy policy hold, and the day on which their words were last changed, YYYY-MM-DD. */
const LEGAL_DAYS = { effective: "2025-07-21", revised: "2026-11-23" } as const;

/** From when a text holds, and when its words were last changed. */
export function LegalDates({ version }: { readonly version?: number }): ReactElement {
  return (
    <p>
      Effective <time dateTime={LEGAL_DAYS.effective}>July 21, 2025</time>. Last revised{" "}
      <time dateTime={LEGAL_DAYS.revised}>November 23, 2026</time>.{version !== undefined && ` Version ${version}.`}
    </p>
  );
}

/** Who runs the service; until that is known, and where it can't be asked for, the product's own name and no more. */
export function useImprint(): Pick<ImprintResponse, "name"> & { readonly told: ImprintResponse | null } {
  const { data } = useQuery(
    { queryKey: ["imprint"], queryFn: () => callEndpoint(getImprint, {}), networkMode: "always" },
    queryClient,
  );
  return { name: data?.name ?? PRODUCT_NAME, told: data ?? null };
}

/** The name of who runs the service. */
export function Operator(): ReactElement {
  return <>{useImprint().name}</>;
}

/** Where to write: the form, and the address once it is known. */
export function WhereToWrite(): ReactElement {
  const { told } = useImprint();
  return (
    <>
      <Link to="/contact">the contact form</Link>
      {told && (
        <>
          {" "}
          or{" "}
          <a className="wrap-anywhere" href={`mailto:${told.supportEmail}`}>
            {told.supportEmail}
          </a>
        </>
      )}
    </>
  );
}

import { useMutation } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { type Commission, deliverAgain, getCommissionGuide } from "#domain/contracts/commissions.ts";
import { callEndpoint, toUrl } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { ShownPicture } from "#web/parts/picture/shown-picture.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { commissionQuery } from "./commission-queries.ts";

const saving = onDemand(() => import("./save-package.ts"));

/** What a commission has come to. */
export type Delivered = NonNullable<Commission["delivered"]>;

/** The sheet: ruled as long as there is nothing to see, with the drawing once it is delivered. */
export function Sheet({
  delivered,
  onReload,
}: {
  readonly delivered: Delivered | null;
  readonly onReload: () => void;
}): ReactElement {
  if (delivered?.picture) {
    return (
      <div className="plate grid place-items-center p-10.5 max-md:p-7">
        <ShownPicture picture={delivered.picture} alt="Your hand-drawn sigil" onReload={onReload} />
      </div>
    );
  }
  return (
    <div className="plate grid place-items-center gap-4.5 p-12 text-center max-md:p-8">
      {/* A dotted construction: nothing of the drawing itself. */}
      <svg
        viewBox="0 0 512 512"
        className="w-full max-w-[380px] fill-none stroke-edge [stroke-dasharray:3_5]"
        strokeWidth={1.2}
        aria-hidden="true"
      >
        <circle cx="256" cy="256" r="236" />
        <circle cx="256" cy="256" r="206" />
        <path d="M256 20V492M20 256H492M89 89 423 423M423 89 89 423M256 20 460 374H52ZM256 492 52 138H460Z" />
      </svg>
      <p className="max-w-[17rem] text-[1rem]/[1.4] text-ink-soft italic">
        {delivered ? "The drawing lies elsewhere." : "The sheet is ruled. The sigil is not shown until it is finished."}
      </p>
    </div>
  );
}

/** The parts of the package, each to be kept. */
export function DeliveredPackage({
  token,
  email,
  delivered: { picture, imagePath, energeticSummary, activationInstructions },
}: {
  readonly token: string;
  readonly email: string;
  readonly delivered: Delivered;
}): ReactElement {
  return (
    <div className="grid gap-7">
      <ul className="border-t border-rule">
        {picture !== null && (
          <Part name="Sigil image" note={`${picture.widthPx} × ${picture.heightPx} pixels`}>
            <a
              href={picture.url}
              download
              aria-label="Download the sigil image"
              className="inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="download" />
              Download
            </a>
          </Part>
        )}
        {imagePath !== null && (
          <Part name="Sigil image" note={imagePath}>
            <a href={imagePath} className="inline-flex min-h-11 items-center gap-2" rel="noopener noreferrer">
              <Icon name="out" />
              See the drawing
            </a>
          </Part>
        )}
        <Part name="PDF activation guide" note="With the drawing and the master’s words">
          <a
            href={toUrl(getCommissionGuide.path, { token }, {})}
            download
            aria-label="Download the PDF activation guide"
            className="inline-flex min-h-11 items-center gap-2"
          >
            <Icon name="download" />
            Download
          </a>
        </Part>
      </ul>
      <WholePackage token={token} email={email} />
      <Words title="Energetic summary">{energeticSummary}</Words>
      <Words title="Activation instructions">{activationInstructions}</Words>
    </div>
  );
}

/** All parts at once: kept as one file, or mailed again. */
function WholePackage({ token, email }: { readonly token: string; readonly email: string }): ReactElement {
  const keeping = useMutation(
    {
      async mutationFn() {
        const { savePackage } = await saving.fetch();
        // The drawing's address ends after an hour: this one is new.
        await savePackage(await queryClient.fetchQuery(commissionQuery(token)));
      },
      networkMode: "always",
    },
    queryClient,
  );
  const mailing = useMutation(
    {
      mutationFn: () => callEndpoint(deliverAgain, { params: { token }, body: {} }),
      networkMode: "always",
      onSuccess: () => showToast({ title: "Mailed again", description: `It is on its way to ${email}.`, icon: "mail" }),
    },
    queryClient,
  );
  return (
    <div className="grid gap-2">
      {keeping.error && (
        <p className="error" role="alert">
          {toDisplayMessage(keeping.error, "It could not be downloaded. Please try again.")}
        </p>
      )}
      {mailing.error && (
        <p className="error" role="alert">
          {toDisplayMessage(mailing.error, "It could not be mailed. Please try again.")}
        </p>
      )}
      <div className="actions max-md:*:w-full">
        <Button icon="download" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
          {keeping.isPending ? "Packing..." : "Download all"}
        </Button>
        <Button icon="mail" isBusy={mailing.isPending} onClick={() => mailing.mutate()}>
          Mail it again
        </Button>
      </div>
    </div>
  );
}

function Part({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-b border-rule py-2">
      <p className="min-w-0">
        {name}
        <br />
        <span className="note num wrap-anywhere">{note}</span>
      </p>
      {children}
    </li>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: string }): ReactElement {
  return (
    <section>
      <h2 className="mb-2 text-h3">{title}</h2>
      <p className="wrap-anywhere whitespace-pre-wrap">{children}</p>
    </section>
  );
}

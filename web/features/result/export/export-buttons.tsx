import { type ReactElement, useState } from "react";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import type { PrintedMark } from "./print-ink.ts";
import { type CopiedAs, copySigil, savePng, savePrintSheet } from "./save-picture.ts";

interface Format {
  readonly label: string;
  readonly saved: string;
  readonly save: (sigil: IssuedSigil) => Promise<void>;
}

const FORMATS: readonly Format[] = [
  {
    label: "PNG on vellum",
    saved: "Your sigil has been downloaded as a PNG file.",
    save: (sigil) => savePng(sigil, "vellum"),
  },
  {
    label: "PNG, transparent",
    saved: "Your sigil has been downloaded as a transparent PNG file.",
    save: (sigil) => savePng(sigil, "transparent"),
  },
  {
    label: "Sheet to print (PDF)",
    saved: "Your sigil has been downloaded as a sheet to print.",
    save: savePrintSheet,
  },
];

/** The other files that a sigil can be had as; each is made in this browser when it is asked for. */
export function FormatButtons({ sigil }: { readonly sigil: IssuedSigil }): ReactElement {
  const [underWay, setUnderWay] = useState<Format | null>(null);

  async function save(format: Format): Promise<void> {
    setUnderWay(format);
    try {
      await format.save(sigil);
      showToast({ title: "Download Complete", description: format.saved, icon: "check" });
    } catch {
      showToast({
        title: "Download Failed",
        description: "The file could not be made. Check your connection, then try again; the SVG needs none.",
        variant: "destructive",
      });
    }
    setUnderWay(null);
  }

  return (
    <fieldset className="flex [&_.btn]:text-[1rem] flex-wrap gap-y-0 gap-x-1 items-center basis-full min-w-0">
      {/* A legend keeps to a line of its own unless it floats. */}
      <legend className="caps soft float-left mr-1 text-[1.0625rem]">Also as</legend>
      {FORMATS.map((format) => (
        <Button
          key={format.label}
          variant="ghost"
          isBusy={underWay === format}
          disabled={underWay !== null && underWay !== format}
          onClick={() => save(format)}
        >
          {format.label}
        </Button>
      ))}
    </fieldset>
  );
}

/** How the last attempt to copy went. */
type CopyState = "idle" | "refused" | CopiedAs;

const COPY_WORDS: Readonly<Record<CopyState, string>> = {
  idle: "Copy",
  picture: "Copied",
  markup: "Copied as SVG code",
  refused: "Copying refused",
};

/** Copies a sigil as a picture, and says how that went. */
export function CopyButton({ mark }: { readonly mark: PrintedMark }): ReactElement {
  const [state, setState] = useState<CopyState>("idle");

  async function copy(): Promise<void> {
    setState(await copySigil(mark).catch((): CopyState => "refused"));
  }

  return (
    <>
      <Button variant="ghost" icon={state === "idle" || state === "refused" ? "copy" : "check"} onClick={copy}>
        {COPY_WORDS[state]}
      </Button>
      <span className="vh" role="status">
        {state === "idle" ? "" : COPY_WORDS[state]}
      </span>
    </>
  );
}

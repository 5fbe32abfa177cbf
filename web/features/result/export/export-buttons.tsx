import { useAtomValue } from "jotai";
import { type ReactElement, useState } from "react";
import type { DrawingSource } from "#web/lib/engine/engine.ts";
import { drawingSourceAtom } from "#web/lib/engine/use-drawing.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { saveEngraving, savePaperObject, saveWallpaper } from "./object/save-object.ts";
import type { PrintedMark } from "./print-ink.ts";
import { type CopiedAs, copySigil, savePng, savePrintSheet } from "./save-picture.ts";

interface Format {
  readonly label: string;
  /** Ends "Your sigil has been downloaded as". */
  readonly as: string;
  readonly save: (sigil: IssuedSigil, source: DrawingSource) => Promise<void>;
}

const PICTURES: readonly Format[] = [
  { label: "PNG on vellum", as: "a PNG file", save: (sigil) => savePng(sigil, "vellum") },
  { label: "PNG, transparent", as: "a transparent PNG file", save: (sigil) => savePng(sigil, "transparent") },
  { label: "Phone wallpaper", as: "a wallpaper for a phone", save: saveWallpaper },
  { label: "Sheet to print (PDF)", as: "a sheet to print", save: savePrintSheet },
];

const OBJECTS: readonly Format[] = [
  {
    label: "Engraving (SVG)",
    as: "lines to engrave",
    save: (sigil, source) => saveEngraving(sigil, "svg", source),
  },
  {
    label: "Engraving (DXF)",
    as: "lines to engrave",
    save: (sigil, source) => saveEngraving(sigil, "dxf", source),
  },
  {
    label: "Tattoo stencil (PDF)",
    as: "a mirrored stencil",
    save: (sigil) => savePaperObject(sigil, "stencil"),
  },
  {
    label: "24 stickers (PDF)",
    as: "a sheet of stickers",
    save: (sigil) => savePaperObject(sigil, "stickers"),
  },
  {
    label: "Candle band (PDF)",
    as: "a band for a candle",
    save: (sigil) => savePaperObject(sigil, "candle band"),
  },
];

/** The other files that a sigil can be had as; each is made in this browser when it is asked for. */
export function FormatButtons({ sigil }: { readonly sigil: IssuedSigil }): ReactElement {
  const source = useAtomValue(drawingSourceAtom);
  const [underWay, setUnderWay] = useState<Format | null>(null);

  async function save(format: Format): Promise<void> {
    setUnderWay(format);
    try {
      await format.save(sigil, source);
      showToast({
        title: "Download Complete",
        description: `Your sigil has been downloaded as ${format.as}.`,
        icon: "check",
      });
    } catch {
      showToast({
        title: "Download Failed",
        description: "The file could not be made. Check your connection, then try again; the SVG needs none.",
        variant: "destructive",
      });
    }
    setUnderWay(null);
  }

  const shared = { underWay, onSave: (format: Format) => void save(format) };
  return (
    <div className="basis-full min-w-0 grid gap-y-1">
      <FormatRow legend="Also as" formats={PICTURES} {...shared} />
      <FormatRow legend="For making" formats={OBJECTS} {...shared} />
    </div>
  );
}

function FormatRow({
  legend,
  formats,
  underWay,
  onSave,
}: {
  readonly legend: string;
  readonly formats: readonly Format[];
  readonly underWay: Format | null;
  readonly onSave: (format: Format) => void;
}): ReactElement {
  return (
    <fieldset className="flex [&_.btn]:text-[1rem] flex-wrap gap-y-0 gap-x-1 items-center min-w-0">
      {/* Unless it floats, a legend has a line to itself. */}
      <legend className="caps soft float-left mr-1 text-[1.0625rem]">{legend}</legend>
      {formats.map((format) => (
        <Button
          key={format.label}
          variant="ghost"
          isBusy={underWay === format}
          disabled={underWay !== null && underWay !== format}
          onClick={() => onSave(format)}
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

import { type ReactElement, useState } from "react";
import { downloadTextFile } from "#web/lib/download-file.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** Recovery codes, shown this once: to copy, to download or to print, and only then to go on. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): ReactElement {
  const [areKept, setKept] = useState(false);
  const text = `${codes.join("\n")}\n`;
  return (
    <section className="frame mt-8 max-w-[34rem]" aria-labelledby="codes-heading">
      <div className="inner p-6 max-md:p-4">
        <h2 id="codes-heading" className="text-h3">
          Recovery codes
        </h2>
        <p className="mt-2">Shown this once. Each opens the desk one time, if every passkey is lost.</p>
        <ol className="num mt-4 grid grid-cols-2 gap-x-6 gap-y-1 border-y border-rule py-3 max-[420px]:grid-cols-1">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="actions mt-4 print:hidden">
          <Button
            icon="copy"
            onClick={() =>
              navigator.clipboard.writeText(text).then(
                () => showToast({ title: "Copied", description: "The codes are in the clipboard." }),
                () =>
                  showToast({
                    title: "Not copied",
                    description: "The browser did not allow it. Please download or print them.",
                    variant: "destructive",
                  }),
              )
            }
          >
            Copy
          </Button>
          <Button icon="download" onClick={() => downloadTextFile("sigilarium-recovery-codes.txt", "text/plain", text)}>
            Download
          </Button>
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
        </div>
        <div className="mt-4 grid gap-4 print:hidden">
          <CheckField
            label="I have put them where I will find them"
            checked={areKept}
            onChange={({ currentTarget }) => setKept(currentTarget.checked)}
          />
          <Button variant="primary" disabled={!areKept} onClick={onDone}>
            Go on to the desk
          </Button>
        </div>
      </div>
    </section>
  );
}

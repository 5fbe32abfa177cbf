import type { ReactElement } from "react";
import type { Issue } from "#domain/contracts/desk-newsletter.ts";

/** The rules for dark mail programs: this page's policy lets no style sheet of a mail in. */
const STYLE_SHEET = /<style>[\s\S]*?<\/style>/;

/** An issue as its mail looks in a light mail program, and as it reads where mails are plain text. Nothing in it runs or can be pressed. */
export function IssuePreview({ issue: { preview } }: { readonly issue: Issue }): ReactElement {
  return (
    <section className="mt-5" aria-labelledby="preview-heading">
      <h3 id="preview-heading" className="text-h3">
        As the mail looks
      </h3>
      <iframe
        title="Preview of the mail"
        sandbox=""
        srcDoc={preview.html.replace(STYLE_SHEET, "")}
        className="mt-2 h-[36rem] w-full max-w-[44rem] border border-edge bg-paper"
      />
      <details className="mt-3">
        <summary className="cursor-pointer">As plain text</summary>
        <pre className="mt-2 overflow-x-auto border border-rule p-3.5 text-note whitespace-pre-wrap wrap-anywhere">
          {preview.text}
        </pre>
      </details>
    </section>
  );
}

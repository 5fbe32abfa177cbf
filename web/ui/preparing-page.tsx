import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { QuietPage } from "./quiet-page.tsx";

/** A page of a later part of the book: what it will hold, the plain word that it is being prepared, and a way back. */
export function PreparingPage({
  title,
  purpose,
}: {
  readonly title: string;
  /** One or two sentences: what a visitor will find here. */
  readonly purpose: ReactNode;
}): ReactElement {
  return (
    <QuietPage drawing="hourglass" eyebrow="This page is being prepared" title={title} lead={purpose}>
      <ButtonLink to="/" hash="generator" variant="primary">
        Create a sigil
      </ButtonLink>
      <ButtonLink to="/" icon="back">
        Back to Home
      </ButtonLink>
    </QuietPage>
  );
}

import { type ReactElement, useEffect, useRef } from "react";
import { findCare } from "#domain/intentions/care.ts";
import { countCodePoints, INTENTION_MAX_LENGTH, isBlankIntention } from "#domain/sigils/intention.ts";
import { useDrawing } from "#web/lib/engine/use-drawing.ts";
import { computeExcess, pasteWords, toDrawableIntention } from "#web/lib/intention.ts";
import { CareMessage } from "#web/parts/care/care-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { SigilPicture } from "#web/ui/sigil/sigil-picture.tsx";

/** The end of the tutorial: a sentence of one's own, what it becomes, and three ways on. */
export function TutorialEnd({
  intention,
  onWrite,
  onUse,
  onReview,
  onSkip,
}: {
  readonly intention: string;
  readonly onWrite: (intention: string) => void;
  readonly onUse: () => void;
  readonly onReview: () => void;
  readonly onSkip: () => void;
}): ReactElement {
  const excess = computeExcess(intention);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="mt-5 p-1.75 border-3 border-accent bg-paper" aria-label="Tutorial complete">
      <div className="grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] gap-10.5 items-center p-8.75 border border-accent max-lg:grid-cols-1 max-lg:gap-7 max-md:py-5.5 max-md:px-4.5">
        <div className="[&_.actions]:mt-6 [&_.field]:mt-6 max-md:[&_.btn]:w-full">
          <Ornament name="tailpiece" className="w-37.5 h-9.5 mb-2.5 text-accent" />
          <h3 className="mb-2.5 text-h2/[1.15] focus:outline-0" ref={heading} tabIndex={-1}>
            The five rules are yours
          </h3>
          <p className="lead soft">
            Put them into one sentence, and take it to the generator. Or go without: it can wait.
          </p>
          <Field
            label="Your intention"
            isOptional
            error={
              excess > 0 ? `Please shorten your intention to at most ${INTENTION_MAX_LENGTH} characters.` : undefined
            }
            hint="It goes into the generator as it stands."
            count={`${countCodePoints(intention.trim())} / ${INTENTION_MAX_LENGTH}`}
          >
            {(control) => (
              <textarea
                {...control}
                className="lined"
                dir="auto"
                rows={2}
                placeholder="I …"
                value={intention}
                onChange={({ target }) => onWrite(target.value)}
                onPaste={pasteWords}
              />
            )}
          </Field>
          <div className="actions">
            <Button variant="primary" disabled={isBlankIntention(intention) || excess > 0} onClick={onUse}>
              Use This Intention
            </Button>
            <Button icon="replay" onClick={onReview}>
              Review Tutorial
            </Button>
            <Button variant="ghost" onClick={onSkip}>
              Skip & Explore
            </Button>
          </div>
        </div>
        <Mark intention={intention} />
      </div>
    </section>
  );
}

/** What the sentence becomes; an empty ring while there is none, and care before any mark where it means harm to oneself. */
function Mark({ intention }: { readonly intention: string }): ReactElement {
  const drawable = toDrawableIntention(intention);
  const { drawn } = useDrawing(drawable);
  const care = drawable === null ? null : findCare(drawable);
  if (care?.kind === "self_harm") {
    return (
      <p role="status">
        <CareMessage care={care} />
      </p>
    );
  }
  return (
    <div className="text-center [&_svg]:mx-auto [&_svg]:mb-3.5 [&_svg]:w-full [&_svg]:max-w-75 [&_svg]:text-sigil-ink max-lg:[&_svg]:max-w-50 max-lg:-order-1">
      {drawable !== null && drawn ? (
        <>
          <SigilPicture paths={drawn.drawing} label={`What “${drawable}” becomes`} />
          <p className="note">What it would become</p>
        </>
      ) : (
        <>
          <svg
            className="fill-none [stroke-dasharray:4_7] stroke-edge stroke-[1.6]"
            viewBox="0 0 512 512"
            aria-hidden="true"
          >
            <circle cx="256" cy="256" r="240" />
            <circle cx="256" cy="256" r="206" />
            <path d="M256 16V496M16 256H496" />
          </svg>
          <p className="note">The ring waits for a sentence.</p>
        </>
      )}
    </div>
  );
}

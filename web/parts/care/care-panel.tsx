import { type MouseEvent, type ReactElement, useEffect, useId, useRef } from "react";
import { EMERGENCY_NUMBERS } from "#domain/intentions/help-lines.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { CareMessage } from "./care-message.tsx";
import "./care.css";
import "#web/styles/all-utilities.css";

/** A calm word and somebody to talk to, alone in the place of what was being written; the visitor says how it goes on. */
export function CarePanel({
  care,
  note,
  goOnLabel,
  onBack,
  onGoOn,
}: {
  readonly care: Care;
  /** What has become of the words. */
  readonly note: string;
  /** What the quiet button does. */
  readonly goOnLabel: string;
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}): ReactElement {
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  // What was pressed is gone from the page: the focus comes here, and a screen reader says title and message at once.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <section
      ref={panel}
      className="care @container mx-auto max-w-[53rem] scroll-mt-7 border border-frame bg-paper focus:outline-0"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message ${id}-help`}
      onClickCapture={ignoreRepeated}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-0 gap-x-8.75 pt-12.25 pb-10.5 px-14 @max-[36rem]:grid-cols-1 @max-[36rem]:py-7 @max-[36rem]:px-5">
        <Ornament
          name="hedera"
          className="w-16 h-12 text-accent @max-[36rem]:w-10.5 @max-[36rem]:h-8 @max-[36rem]:mb-1.75"
        />
        <div className="[&_a]:hover:text-inherit [&_a]:hover:decoration-current">
          <h1 className="mb-3.5 text-h3/[1.2]" id={`${id}-title`}>
            Before anything else
          </h1>
          <p className="lead [&_a]:font-semibold [&_a]:whitespace-nowrap" id={`${id}-message`}>
            <CareMessage care={care} />
          </p>
          <div id={`${id}-help`}>
            <h2 className="mt-7 text-[1.1875rem]/[1.3]">If you are in danger right now, call</h2>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-y-0 gap-x-7 mt-1.75 leading-[1.3]">
              {EMERGENCY_NUMBERS.map(({ number, where }) => (
                <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-center min-h-11 py-1" key={number}>
                  <a className="flex items-center min-h-11 text-(length:--text-lead) num" href={`tel:${number}`}>
                    {number}
                  </a>{" "}
                  {where}
                </li>
              ))}
              <li className="grid col-span-full items-center min-h-11 py-1 text-ink-soft">
                or the emergency number of the place where you are
              </li>
            </ul>
          </div>
          <div className="mt-7 pt-5 border-t border-t-rule">
            <p className="note">{note}</p>
            <div className="mt-3.5 actions">
              <Button onClick={onBack}>Back to my words</Button>
              <Button variant="ghost" onClick={onGoOn}>
                {goOnLabel}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The second half of a double click on what was pressed before calls nobody and chooses nothing. */
function ignoreRepeated(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

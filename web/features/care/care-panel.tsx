import { type MouseEvent, type ReactElement, useEffect, useId, useRef } from "react";
import { EMERGENCY_NUMBERS } from "#domain/intentions/help-lines.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import { CareMessage } from "#web/parts/care/care-message.tsx";
import { Button } from "#web/ui/button.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import "./care.css";

/** A calm word and somebody to talk to, alone in the place of the worksheet; the visitor says how it goes on. */
export function CarePanel({
  care,
  onBack,
  onGoOn,
}: {
  readonly care: Care;
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
      className="care"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message ${id}-help`}
      onClickCapture={ignoreRepeated}
    >
      <div className="care-sheet">
        <Ornament name="hedera" className="care-leaf" />
        <div className="care-words">
          <h1 id={`${id}-title`}>Before anything else</h1>
          <p className="care-message lead" id={`${id}-message`}>
            <CareMessage care={care} />
          </p>
          <div id={`${id}-help`}>
            <h2>If you are in danger right now, call</h2>
            <ul className="care-numbers">
              {EMERGENCY_NUMBERS.map(({ number, where }) => (
                <li key={number}>
                  <a className="num" href={`tel:${number}`}>
                    {number}
                  </a>{" "}
                  {where}
                </li>
              ))}
              <li>or the emergency number of the place where you are</li>
            </ul>
          </div>
          <div className="care-ways">
            <p className="note">Nobody else has read your words, and they are as you left them.</p>
            <div className="actions">
              <Button onClick={onBack}>Back to my words</Button>
              <Button variant="ghost" onClick={onGoOn}>
                Make the sigil all the same
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

import { Fragment, type KeyboardEvent, type ReactElement, useId, useRef } from "react";
import { LockedMethodNote } from "./locked-method-note.tsx";
import { METHOD_CARDS, type MethodCardId, TIER_NAMES } from "./method-cards.ts";
import { MethodOption } from "./method-option.tsx";
import type { MethodChoice } from "./use-method-choice.ts";

/** The choice of a method: one radio group, in which locked cards can be read about but not chosen. */
export function MethodStep({ choice }: { readonly choice: MethodChoice }): ReactElement {
  const headingId = useId();
  const group = useRef<HTMLDivElement>(null);
  const lockedCardRead = METHOD_CARDS.find(({ id }) => id === choice.cardRead && choice.isLocked(id));

  function walk(event: KeyboardEvent): void {
    const neighbour: MethodCardId | null = choice.findNeighbour(event);
    if (!neighbour) return;
    event.preventDefault();
    choice.pick(neighbour);
    group.current?.querySelector<HTMLElement>(`[data-card="${neighbour}"]`)?.focus();
  }

  return (
    <>
      <h3 id={headingId}>The method</h3>
      <div ref={group} className="methods" role="radiogroup" aria-labelledby={headingId}>
        {METHOD_CARDS.map((card) => (
          <Fragment key={card.id}>
            <MethodOption
              card={card}
              isChosen={card.id === choice.method}
              isRead={card.id === choice.cardRead}
              isLocked={choice.isLocked(card.id)}
              onPick={choice.pick}
              onKeyDown={walk}
            />
            {card === lockedCardRead && <LockedMethodNote card={card} onBack={() => choice.pick(choice.method)} />}
          </Fragment>
        ))}
      </div>
      <p className="vh" role="status">
        {lockedCardRead ? `${lockedCardRead.explanation} It comes with ${TIER_NAMES[lockedCardRead.tier]}.` : ""}
      </p>
    </>
  );
}

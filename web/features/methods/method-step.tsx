import { Fragment, type KeyboardEvent, type ReactElement, useId, useRef } from "react";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import { openUpgradeDialog, type UpgradeTier } from "#web/lib/email-dialog.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import { METHOD_CARDS, type MethodCardId, type MethodCardText } from "./method-cards.ts";
import { METHOD_KITS } from "./method-kits.ts";
import type { MethodChoice } from "./use-method-choice.ts";

const lockedNote = onDemand(() => import("./locked-method-note.tsx"));

/**
 * The choice of a method: one radio group. A locked card can't be chosen: a click opens the way to its tier, and the arrow keys, which
 * only pass by, leave it at a note under the card. The hand-drawn sigil is chosen by nobody: a click leads whoever has paid for one to it.
 */
export function MethodStep({ choice }: { readonly choice: MethodChoice }): ReactElement {
  const headingId = useId();
  const group = useRef<HTMLDivElement>(null);
  const cardRead = METHOD_CARDS.find(({ id }) => id === choice.cardRead);
  const tierMissing = cardRead && findTierMissing(cardRead);

  function findTierMissing({ id, tier }: MethodCardText): UpgradeTier | null {
    return choice.isLocked(id) && tier !== "free" ? tier : null;
  }

  function pick(card: MethodCardText): void {
    choice.pick(card.id);
    const tier = findTierMissing(card);
    if (tier) openUpgradeDialog(tier, card.id === "chaos" ? null : card.id);
    // The dialog leads on whoever has paid for it.
    else if (card.id === "hand-drawn") openUpgradeDialog("mastercrafted", card.id);
  }

  function walk(event: KeyboardEvent): void {
    const neighbor: MethodCardId | null = choice.findNeighbor(event);
    if (!neighbor) return;
    event.preventDefault();
    choice.pick(neighbor);
    group.current?.querySelector<HTMLElement>(`[data-card="${neighbor}"]`)?.focus();
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
              isRead={card === cardRead}
              isLocked={choice.isLocked(card.id)}
              onPick={() => pick(card)}
              onKeyDown={walk}
            />
            {card === cardRead && tierMissing && (
              <OpenedOnDemand code={lockedNote} onClose={() => choice.pick(choice.method)}>
                {({ LockedMethodNote }) => <LockedMethodNote card={card} tier={tierMissing} choice={choice} />}
              </OpenedOnDemand>
            )}
          </Fragment>
        ))}
      </div>
      <p className="vh" role="status">
        {cardRead && tierMissing ? `${cardRead.name} comes with ${TIER_NAMES[tierMissing]}.` : ""}
      </p>
    </>
  );
}

/** One card of the method's radio group. A locked one keeps its mark; a small gold lock says the rest. */
function MethodOption({
  card: { id, name, summary, tier },
  isChosen,
  isRead,
  isLocked,
  onPick,
  onKeyDown,
}: {
  readonly card: MethodCardText;
  readonly isChosen: boolean;
  readonly isRead: boolean;
  readonly isLocked: boolean;
  readonly onPick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio can't be read about without being chosen.
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      data-locked={isLocked}
      tabIndex={isRead ? 0 : -1}
      className="method"
      data-card={id}
      data-read={isRead}
      onClick={onPick}
      onKeyDown={onKeyDown}
    >
      {id === "hand-drawn" ? (
        <Icon name="quill" className="method-mark" />
      ) : (
        <Ornament name={METHOD_KITS[id].ornament} className="method-mark" />
      )}
      <b>{name}</b>
      <span className="soft">{summary}</span>
      <span className="method-state">
        {isLocked ? <Icon name="lock" /> : isChosen && <Icon name="check" />}
        {isLocked && <span className="vh">locked, comes with</span>}
        {isChosen ? `${TIER_NAMES[tier]}, chosen` : TIER_NAMES[tier]}
      </span>
    </button>
  );
}

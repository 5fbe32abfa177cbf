import type { KeyboardEvent, ReactElement } from "react";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Ornament } from "#web/ui/ornament.tsx";
import type { MethodCardText } from "./method-cards.ts";

/** One card of the method's radio group. A locked one keeps its mark; a small gold lock says the rest. */
export function MethodOption({
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
        <Ornament name={`method-${id}`} className="method-mark" />
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

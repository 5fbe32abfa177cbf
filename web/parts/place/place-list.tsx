import { type ReactElement, useEffect, useRef } from "react";
import type { PlaceOffer } from "./place-offer.ts";

/** The places to choose from, under the field. The focus stays in the field; a click or a tap takes one. */
export function PlaceList({
  id,
  isShown,
  label,
  offers,
  active,
  onTake,
}: {
  readonly id: string;
  readonly isShown: boolean;
  readonly label: string;
  readonly offers: readonly PlaceOffer[];
  readonly active: number | null;
  readonly onTake: (index: number) => void;
}): ReactElement {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      className="place-list"
      role="listbox"
      aria-label={label}
      hidden={!isShown}
      tabIndex={-1}
      // The field must not lose the focus to a press on its list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isShown &&
        offers.map((offer, index) => (
          <button
            key={offer.key}
            type="button"
            id={optionId(id, index)}
            className="place-option"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onTake(index)}
          >
            <b>{offer.name}</b>
            {offer.detail && <span>, {offer.detail}</span>}
          </button>
        ))}
    </div>
  );
}

/** The id by which the field names its active option. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

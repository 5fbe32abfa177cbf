import { type ReactElement, useEffect, useId, useRef } from "react";
import { parseCoordinates } from "#domain/places/parse-coordinates.ts";
import { prepareTimezones } from "#web/lib/places/settle-place.ts";
import { Field } from "#web/ui/field/field.tsx";
import { type PlaceOffer, type PlaceOffers, usePlaceOffers } from "./place-offers.ts";
import { TROUBLES } from "./place-troubles.ts";
import { useCombobox } from "./use-combobox.ts";
import type { PlaceChoice } from "./use-place-choice.ts";

const NO_TOWN = "No town of that name is known.";

/** The text field for a place, with a list under it that follows each keystroke. */
export function PlaceInput({ choice }: { readonly choice: PlaceChoice }): ReactElement {
  const listId = useId();
  const combobox = useCombobox();
  const found = usePlaceOffers(choice.text, combobox.isOpen);
  const { offers } = found;
  const active = combobox.findActive(offers.length);
  const isListShown = combobox.isOpen && offers.length > 0;
  const isBlank = choice.text.trim() === "";

  // With the page, not with the first place: coordinates and the device work without a network too.
  useEffect(prepareTimezones, []);

  function take(index: number): void {
    const offer = offers[index];
    combobox.close();
    if (offer) choice.pick(offer.line, offer.toPlace);
  }

  return (
    <div>
      <Field label="Location" error={choice.trouble ?? undefined}>
        {(control) => (
          <div>
            <input
              {...control}
              className="input"
              type="text"
              role="combobox"
              placeholder={choice.areAddressesFound ? "Enter city name or address" : "Enter city name"}
              autoComplete="off"
              autoCapitalize="words"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={isListShown}
              aria-controls={listId}
              aria-activedescendant={active === null ? undefined : optionId(listId, active)}
              value={choice.text}
              onChange={({ target }) => {
                choice.type(target.value);
                combobox.open();
              }}
              onFocus={() => {
                if (isBlank) combobox.open();
              }}
              onBlur={combobox.close}
              onKeyDown={(event) =>
                combobox.onKeyDown(event, { count: offers.length, onTake: take, onClear: () => choice.type("") })
              }
            />
            <PlaceList
              id={listId}
              isShown={isListShown}
              label={isBlank ? "Places you used before" : "Places"}
              offers={offers}
              active={active}
              onTake={take}
            />
          </div>
        )}
      </Field>
      <p className="not-empty:mt-1.5 text-ink-soft text-note leading-[1.35]" role="status">
        {combobox.isOpen && !isBlank && <OffersStatus choice={choice} found={found} />}
      </p>
    </div>
  );
}

/** How the list is coming along: seen where there is nothing else to see, and always said. */
function OffersStatus({
  choice: { text, areAddressesFound },
  found: { status, offers },
}: {
  readonly choice: PlaceChoice;
  readonly found: PlaceOffers;
}): ReactElement | string | null {
  if (status === "failed") return "The list of places could not be fetched. Check your connection, then type on.";
  if (status === "waiting") return offers.length === 0 ? "Looking for places…" : null;
  if (offers.length === 0) {
    if (parseCoordinates(text) !== null) return TROUBLES.out_of_range;
    return areAddressesFound ? `${NO_TOWN} Press Enter to look for an address.` : NO_TOWN;
  }
  const count = offers.length === 1 ? "1 place" : `${offers.length} places`;
  return <span className="sr-only">{count}, choose with the arrow keys.</span>;
}

/** The places to choose from, under the field. The focus stays in the field; a click or a tap takes one. */
function PlaceList({
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
      className="mt-1 max-h-[min(20rem,45vh)] overflow-y-auto overscroll-contain rounded-(--radius-field) border border-edge bg-paper"
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
            className="not-first:border-t block min-h-11 w-full cursor-pointer border-rule px-[0.8rem] py-[0.55rem] text-start text-ui leading-[1.35] hover:bg-base-200 aria-selected:bg-base-200 aria-selected:[box-shadow:inset_4px_0_0_var(--color-primary)]"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onTake(index)}
          >
            <b className="font-semibold">{offer.name}</b>
            {offer.detail && <span className="text-ink-soft">, {offer.detail}</span>}
          </button>
        ))}
    </div>
  );
}

/** The id by which the field names its active option. */
function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

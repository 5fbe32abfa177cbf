import { type ReactElement, useEffect, useRef } from "react";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { PlaceField } from "#web/parts/place/place-field.tsx";
import { usePlaceChoice } from "#web/parts/place/use-place-choice.ts";
import { Button } from "#web/ui/button.tsx";

/** The field for the place whose hours a plan names; it has the focus when it opens. */
export function PlaceChooser({
  onChoose,
  onClose,
}: {
  readonly onChoose: (place: PickedPlace) => void;
  readonly onClose: () => void;
}): ReactElement {
  const choice = usePlaceChoice(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector("input")?.focus();
  }, []);

  async function settle(): Promise<void> {
    const place = await choice.settle();
    if (place) onChoose(place);
  }

  return (
    <form
      ref={form}
      className="grid gap-3.5 max-w-[28rem] mt-1.5 mb-2.5 print:hidden"
      aria-label="Your own place"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void settle();
      }}
    >
      <PlaceField choice={choice} />
      <div className="actions">
        <Button type="submit" isBusy={choice.isSettling}>
          Show its hours
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

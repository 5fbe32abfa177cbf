import { render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import type { PickedPlace } from "#domain/places/picked-place.ts";
import { PlaceField } from "#web/parts/place/place-field.tsx";
import { type PlaceChoice, usePlaceChoice } from "#web/parts/place/use-place-choice.ts";
import { ToastRegion } from "#web/ui/toast/toast-region.tsx";

/** A form around the field for a place, and what a test can see of it. */
export interface PlaceForm {
  readonly user: UserEvent;
  /** How often the form was sent. */
  readonly sent: { count: number };
  /** What the field has come to. */
  getChoice(): PlaceChoice;
}

/** Renders a form with the field for a place, which settles the place when it is sent. */
export function renderPlaceForm(linked: PickedPlace | null = null): PlaceForm {
  const sent = { count: 0 };
  const held: { choice?: PlaceChoice } = {};
  render(<Form linked={linked} sent={sent} held={held} />);
  return {
    user: userEvent.setup(),
    sent,
    getChoice() {
      if (!held.choice) throw new Error("The form was not rendered.");
      return held.choice;
    },
  };
}

function Form({
  linked,
  sent,
  held,
}: {
  readonly linked: PickedPlace | null;
  readonly sent: { count: number };
  readonly held: { choice?: PlaceChoice };
}): ReactElement {
  const choice = usePlaceChoice(linked);
  held.choice = choice;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.count += 1;
        void choice.settle();
      }}
    >
      <PlaceField choice={choice} />
      <button type="submit">Calculate</button>
      <ToastRegion />
    </form>
  );
}

/** The field for a place. */
export function getPlaceInput(): HTMLInputElement {
  return screen.getByRole("combobox", { name: "Location" });
}

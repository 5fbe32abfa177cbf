import type { PickedPlace } from "#domain/places/picked-place.ts";

export const LONDON: PickedPlace = {
  label: "London, England, United Kingdom",
  latitudeDeg: 51.5074,
  longitudeDeg: -0.1278,
  timezone: "Europe/London",
};

export const TROMSO: PickedPlace = {
  label: "Tromsø, Troms, Norway",
  latitudeDeg: 69.6492,
  longitudeDeg: 18.9553,
  timezone: "Europe/Oslo",
};

import { useEffect, useState } from "react";
import { formatPlace, type GazetteerPlace } from "#domain/places/gazetteer-place.ts";
import { parseCoordinates } from "#domain/places/parse-coordinates.ts";
import { describePlace, formatCoordinates, type PickedPlace } from "#domain/places/picked-place.ts";
import { listRecentPlaces } from "#web/lib/places/device-places.ts";
import { suggestPlaces } from "#web/lib/places/gazetteer.ts";
import { placeAt, toPickedPlace } from "#web/lib/places/settle-place.ts";

/** One line of the list under the field. */
export interface PlaceOffer {
  readonly key: string;
  /** The text of the field once it is taken. */
  readonly line: string;
  readonly name: string;
  /** What is written behind the name in lighter ink. */
  readonly detail: string;
  /** The place with its zone. Throws `NetworkError` where that can't be looked up. */
  toPlace(): Promise<PickedPlace>;
}

/** What the list offers for a text: recent places before anything is typed, a point, or towns. Throws `NetworkError`. */
async function listOffers(text: string): Promise<readonly PlaceOffer[]> {
  if (text.trim() === "") return listRecentPlaces().map(offerRecent);
  const point = parseCoordinates(text);
  if (point === "out_of_range") return [];
  if (point) return [offerPoint(point.latitudeDeg, point.longitudeDeg)];
  const towns = await suggestPlaces(text);
  const lines = towns.map(formatPlace);
  return towns.map((town, index) => {
    const hasNamesake = lines.some((line, other) => other !== index && line === lines[index]);
    return offerTown(town, lines[index] ?? "", hasNamesake);
  });
}

function offerRecent(place: PickedPlace): PlaceOffer {
  const line = describePlace(place);
  const [name = line, ...rest] = place.label === null ? [line] : line.split(", ");
  return { key: line, line, name, detail: rest.join(", "), toPlace: async () => place };
}

function offerPoint(latitudeDeg: number, longitudeDeg: number): PlaceOffer {
  const name = formatCoordinates(latitudeDeg, longitudeDeg);
  const toPlace = (): Promise<PickedPlace> => placeAt(latitudeDeg, longitudeDeg, null);
  return { key: name, line: name, name, detail: "latitude, longitude", toPlace };
}

function offerTown(town: GazetteerPlace, line: string, hasNamesake: boolean): PlaceOffer {
  const { name, spelling, latitudeDeg, longitudeDeg } = town;
  const point = formatCoordinates(latitudeDeg, longitudeDeg);
  const where = line.slice(name.length).replace(/^, /, "");
  return {
    key: `${line} ${point}`,
    line,
    name: spelling === name ? name : `${name} (${spelling})`,
    detail: hasNamesake ? `${where} (${point})` : where,
    toPlace: () => toPickedPlace(town),
  };
}

/** The list under the field, and how far it has come. */
export interface PlaceOffers {
  readonly status: "waiting" | "ready" | "failed";
  /** While a new list is waited for, the one before it. */
  readonly offers: readonly PlaceOffer[];
}

interface Arrived extends PlaceOffers {
  readonly text: string;
}

const NOTHING: readonly PlaceOffer[] = [];

/** Looks up what to offer for a text while the list is open. What was typed last wins, in whatever order the responses come. */
export function usePlaceOffers(text: string, isOpen: boolean): PlaceOffers {
  const [arrived, setArrived] = useState<Arrived | null>(null);

  useEffect(() => {
    if (!isOpen) {
      setArrived(null);
      return;
    }
    let isWanted = true;
    listOffers(text).then(
      (offers) => isWanted && setArrived({ text, status: "ready", offers }),
      () => isWanted && setArrived({ text, status: "failed", offers: NOTHING }),
    );
    return () => {
      isWanted = false;
    };
  }, [text, isOpen]);

  if (!isOpen || !arrived) return { status: "waiting", offers: NOTHING };
  return arrived.text === text ? arrived : { status: "waiting", offers: arrived.offers };
}

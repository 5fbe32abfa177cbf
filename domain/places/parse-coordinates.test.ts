import { describe, expect, it } from "vitest";
import { parseCoordinates } from "./parse-coordinates.ts";

describe("latitude and longitude as people write them", () => {
  it.each([
    ["51.5074, -0.1278", 51.5074, -0.1278],
    ["51.5074 -0.1278", 51.5074, -0.1278],
    ["  51.5074;-0.1278 ", 51.5074, -0.1278],
    ["51,5074 -0,1278", 51.5074, -0.1278],
    ["51,5074; −0,1278", 51.5074, -0.1278],
    ["51,5N 0,25W", 51.5, -0.25],
    ["51.5N 0.25W", 51.5, -0.25],
    ["51.5° n, 0.25° w", 51.5, -0.25],
    ["N51.5 W0.25", 51.5, -0.25],
    ["51.5º, -0.25º", 51.5, -0.25],
    ["0.25W 51.5N", 51.5, -0.25],
    ["33.5 S, 151.25", -33.5, 151.25],
    ["51°30'36\"N 0°15'0\"W", 51.51, -0.25],
    ["51° 30′ 36″ N, 0° 15′ W", 51.51, -0.25],
    ["51 30 36 N 0 15 0 W", 51.51, -0.25],
    ["48°51.6'N 2°21'E", 48.86, 2.35],
    ["0, 0", 0, 0],
    ["-90, 180", -90, 180],
  ])("%s", (text, latitudeDeg, longitudeDeg) => {
    const found = parseCoordinates(text);
    expect(found).toEqual({
      latitudeDeg: expect.closeTo(latitudeDeg, 9),
      longitudeDeg: expect.closeTo(longitudeDeg, 9),
    });
  });

  it.each(["91, 0", "-90.01, 0", "0, 181", "100N 0E", "1000, 1000"])("%s lies nowhere on earth", (text) => {
    expect(parseCoordinates(text)).toBe("out_of_range");
  });

  it.each([
    ["nothing", ""],
    ["one number", "51.5"],
    ["a name", "London"],
    ["a name with a comma", "Paris, Texas"],
    ["an address", "10 Main Street, 5"],
    ["three numbers", "1, 2, 3"],
    ["two latitudes", "51.5N, 0.1N"],
    ["a letter against a minus", "-51.5N, 0.1E"],
    ["sixty minutes", "51°60'N, 0°0'E"],
    ["words of a place with N and E", "Ennes, Wen"],
  ])("%s is no pair of coordinates", (_case, text) => {
    expect(parseCoordinates(text)).toBeNull();
  });
});

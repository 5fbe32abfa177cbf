import { describe, expect, it } from "vitest";
import { lookUpTimezone } from "./lookup-timezone.ts";

describe("the time zone of coordinates", () => {
  it.each([
    ["Berlin", 52.52, 13.405, "Europe/Berlin"],
    ["Kolkata, by its present name", 22.57, 88.36, "Asia/Kolkata"],
    ["Kiritimati", 1.87, -157.43, "Pacific/Kiritimati"],
    ["Apia, west of the date line", -13.83, -171.77, "Pacific/Apia"],
    ["Pago Pago, east of it", -14.278, -170.702, "Pacific/Pago_Pago"],
    ["the high seas, by their longitude", -48.88, -123.39, "Etc/GMT+8"],
  ])("is found for %s", async (_place, latitudeDeg, longitudeDeg, timezone) => {
    expect(await lookUpTimezone(latitudeDeg, longitudeDeg)).toBe(timezone);
  });
});

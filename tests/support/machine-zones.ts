import { afterAll, beforeAll, expect } from "vitest";

/** Where the machine is must not matter: in Greenwich, beyond the date line, and half an hour off. */
export const MACHINE_ZONES = ["UTC", "Pacific/Apia", "America/St_Johns"] as const;

/** Minutes from the machine's clock to universal time, in January 2026. */
const OFFSETS_MIN: Readonly<Record<(typeof MACHINE_ZONES)[number], number>> = {
  UTC: 0,
  "Pacific/Apia": -780,
  "America/St_Johns": 210,
};

/** Has the tests of this block run as on a machine in a zone. */
export function standIn(zone: (typeof MACHINE_ZONES)[number]): void {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(OFFSETS_MIN[zone]);
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
}

import { expect, it } from "vitest";
import type { ConsultationStatus } from "#domain/consultations/consultation-status.ts";
import { listRowActs, type SessionAct } from "./session-acts.ts";

const STARTS_AT = Date.parse("2026-12-03T14:00:00Z");

it.each<[ConsultationStatus, "before" | "after", readonly SessionAct[]]>([
  ["pending", "before", ["confirm", "move", "cancel"]],
  ["pending", "after", ["complete", "move", "cancel"]],
  ["confirmed", "before", ["move", "cancel"]],
  ["confirmed", "after", ["complete", "miss", "move", "cancel"]],
  ["cancelled", "before", []],
  ["completed", "after", []],
  ["no_show", "after", []],
])("with a %s session %s its start the master can %j", (status, when, acts) => {
  const now = when === "before" ? STARTS_AT - 1 : STARTS_AT;
  expect(listRowActs({ status, time: new Date(STARTS_AT).toISOString() }, now)).toEqual(acts);
});

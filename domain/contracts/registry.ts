import { getTier } from "./account.ts";
import { collectEmail, unsubscribe } from "./email.ts";
import type { Endpoint } from "./endpoint.ts";
import { getHealth, getReadiness } from "./health.ts";
import { getPlanetaryHours, getPlanetaryHoursCalendar } from "./hours.ts";
import { analyzeIntention, getAssistant, suggestIntentions } from "./intentions.ts";
import { getOpenApi } from "./openapi.ts";
import { findPlaces } from "./places.ts";
import { generateSigil } from "./sigils.ts";

/** Every call of the API. */
export const CONTRACTS: readonly Endpoint[] = [
  getHealth,
  getReadiness,
  getOpenApi,
  generateSigil,
  getTier,
  collectEmail,
  unsubscribe,
  analyzeIntention,
  suggestIntentions,
  getAssistant,
  getPlanetaryHours,
  getPlanetaryHoursCalendar,
  findPlaces,
];

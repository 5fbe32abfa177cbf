import type { LocationHint } from "#domain/consultations/settings.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import type { ConsultationDay as ConsultationDayPort, ConsultationDays } from "#worker/ports/consultation-days.ts";
import type { ConsultationDay } from "./consultation-day.ts";

/** The days of the practice as Durable Objects, one each. */
export class DurableDays implements ConsultationDays {
  readonly #namespace: DurableObjectNamespace<ConsultationDay>;

  constructor(namespace: DurableObjectNamespace<ConsultationDay>) {
    this.#namespace = namespace;
  }

  get(day: CivilDay, locationHint: LocationHint): ConsultationDayPort {
    return this.#namespace.get(this.#namespace.idFromName(day), { locationHint });
  }
}

import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ConsultationStatus } from "#domain/consultations/consultation-status.ts";
import { listBlockedSlots } from "#domain/contracts/desk-blocks.ts";
import {
  type ConsultationsResponse,
  type DeskConsultation,
  getDeskCalendar,
  getDeskConsultation,
  getDeskFigures,
  listConsultations,
  searchConsultations,
} from "#domain/contracts/desk-consultations.ts";
import { getPracticeSettings, listParkedMails, type SettingsResponse } from "#domain/contracts/desk-practice.ts";
import type { CivilDay } from "#domain/hours/civil-day.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { ALL, auditQuery, callAtDesk, FRESH } from "../desk-queries.ts";

const PRACTICE = [...ALL, "practice"];

/** The figures at the head of the desk, with the master's day and zone. */
export const figuresQuery = queryOptions({
  queryKey: [...PRACTICE, "figures"],
  queryFn: () => callAtDesk(() => callEndpoint(getDeskFigures, {})),
  ...FRESH,
});

/** What is on the master's calendar from a civil day to another. */
export function calendarQuery(from: CivilDay, to: CivilDay) {
  return queryOptions({
    queryKey: [...PRACTICE, "calendar", from, to],
    queryFn: () => callAtDesk(() => callEndpoint(getDeskCalendar, { query: { from, to } })),
    ...FRESH,
  });
}

/** What is looked for in the list of all consultations. */
export interface ConsultationFilter {
  readonly query: string;
  /** Null is every state. */
  readonly status: ConsultationStatus | null;
}

/** The consultations that fit what is looked for, page by page. */
export function consultationsQuery({ query, status }: ConsultationFilter) {
  return infiniteQueryOptions<
    ConsultationsResponse,
    Error,
    InfiniteData<ConsultationsResponse>,
    readonly (string | null)[],
    string | null
  >({
    queryKey: [...PRACTICE, "consultations", query, status],
    queryFn: ({ pageParam: before }) =>
      callAtDesk(() => {
        if (query === "" && status === null) {
          return callEndpoint(listConsultations, { query: before === null ? {} : { before } });
        }
        const statuses = status === null ? [] : [status];
        return callEndpoint(searchConsultations, { body: { query, statuses, before } });
      }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  });
}

/** One consultation, with all that its client wrote. */
export function consultationQuery(id: string) {
  return queryOptions<DeskConsultation>({
    queryKey: [...PRACTICE, "consultation", id],
    queryFn: () => callAtDesk(() => callEndpoint(getDeskConsultation, { params: { id } })),
    ...FRESH,
  });
}

/** The blocked times that are not over. */
export const blocksQuery = queryOptions({
  queryKey: [...PRACTICE, "blocks"],
  queryFn: () => callAtDesk(() => callEndpoint(listBlockedSlots, {})),
  ...FRESH,
});

/** How the practice works. */
export const settingsQuery = queryOptions<SettingsResponse>({
  queryKey: [...PRACTICE, "settings"],
  queryFn: () => callAtDesk(() => callEndpoint(getPracticeSettings, {})),
  ...FRESH,
});

/** The mails that failed for good. */
export const parkedMailsQuery = queryOptions({
  queryKey: [...PRACTICE, "mails"],
  queryFn: () => callAtDesk(() => callEndpoint(listParkedMails, {})),
  ...FRESH,
});

/** Shows a consultation as it has become, and has everything asked for again that it is on. */
export function noteConsultation(consultation: DeskConsultation): void {
  queryClient.setQueryData(consultationQuery(consultation.id).queryKey, consultation);
  notePractice();
}

/** Has everything asked for again that the practice's side shows. */
export function notePractice(): void {
  void queryClient.invalidateQueries({ queryKey: PRACTICE });
  void queryClient.invalidateQueries({ queryKey: auditQuery.queryKey });
}

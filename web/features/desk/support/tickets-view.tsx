import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { TICKET_LISTS, type TicketList } from "#domain/contact/ticket.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { DeskState } from "../desk-state.tsx";
import { useKeys } from "../use-keys.ts";
import { ticketsQuery } from "./ticket-queries.ts";
import { TICKET_LINK, TicketRows } from "./ticket-rows.tsx";

const LIST_NAMES: Readonly<Record<TicketList, string>> = {
  waiting: "Waiting for you",
  answered: "Waiting for the sender",
  settled: "Resolved and closed",
  all: "All tickets",
};

const EMPTY: Readonly<Record<TicketList, string>> = {
  waiting: "Nobody waits for a reply.",
  answered: "No ticket waits for its sender.",
  settled: "No ticket is resolved or closed.",
  all: "There is no ticket yet.",
};

const KEYS = ["j", "k", "/"] as const;

/** The tickets of support: urgent ones first, then those that have waited longest; found by number, name and address. */
export function TicketsView(): ReactElement {
  const [list, setList] = useState<TicketList>("waiting");
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const [areKeysOn] = useState(() => findLocalText(STORAGE_KEYS.deskKeys) !== "off");
  const searchField = useRef<HTMLInputElement>(null);
  // What is looked for may be in any list.
  const found = useInfiniteQuery(ticketsQuery({ query, list: query === "" ? list : "all" }), queryClient);
  const tickets = found.data?.pages.flatMap((page) => page.tickets) ?? [];
  useKeys(KEYS, areKeysOn, (key) => (key === "/" ? searchField.current?.focus() : moveByRow(key === "j" ? 1 : -1)));

  function search(event: FormEvent): void {
    event.preventDefault();
    setQuery(typed.trim());
  }

  return (
    <section className="mt-8" aria-labelledby="tickets-heading">
      <h2 id="tickets-heading" className="text-h2">
        Support
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 don’t know the element, and neither does the one of the tests. */}
      <form role="search" className="mt-4 flex flex-wrap items-end gap-3" onSubmit={search}>
        <SelectField
          label="List"
          value={query === "" ? list : "all"}
          onChange={({ currentTarget }) => {
            setTyped("");
            setQuery("");
            setList(TICKET_LISTS.find((known) => known === currentTarget.value) ?? "waiting");
          }}
        >
          {TICKET_LISTS.map((known) => (
            <option key={known} value={known}>
              {LIST_NAMES[known]}
            </option>
          ))}
        </SelectField>
        <div className="w-full max-w-[24rem]">
          <TextField
            ref={searchField}
            label="Ticket number, e-mail address or name"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              // The cross of the field, too, shows the list again.
              if (currentTarget.value === "") setQuery("");
            }}
          />
        </div>
        <Button type="submit" icon="search" className="mb-0.5" isBusy={found.isFetching && !found.isFetchingNextPage}>
          Find
        </Button>
      </form>
      {areKeysOn && (
        <p className="note mt-3 max-md:hidden">
          Keys: <kbd>j</kbd> and <kbd>k</kbd> go from ticket to ticket, <kbd>Enter</kbd> opens one, <kbd>/</kbd> looks
          for one.
        </p>
      )}
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && (
        <p className="note mt-4" role="status">
          {describeFound(tickets.length, { query, list, hasMore: found.hasNextPage })}
        </p>
      )}
      {tickets.length > 0 && <TicketRows tickets={tickets} />}
      {found.hasNextPage && (
        <Button className="mt-5" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function describeFound(
  count: number,
  { query, list, hasMore }: { readonly query: string; readonly list: TicketList; readonly hasMore: boolean },
): string {
  if (count === 0) return query === "" ? EMPTY[list] : "No ticket fits this.";
  const tickets = `${count}${hasMore ? " or more" : ""} ${count === 1 && !hasMore ? "ticket" : "tickets"}`;
  return query === "" ? tickets : `${tickets} for “${query}”`;
}

/** Moves the focus to the next ticket (1), or to the one before (-1); to the first where it is on none. */
function moveByRow(direction: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${TICKET_LINK}]`)];
  const place = links.findIndex((link) => link.matches(":focus"));
  const next = place === -1 ? links[0] : links[place + direction];
  next?.focus();
}

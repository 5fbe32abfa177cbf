import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { queryClient } from "#web/lib/query-client.ts";
import { DeskState } from "../../desk-state.tsx";
import { settingsQuery } from "../practice-queries.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { SettingsForm } from "./settings-form.tsx";
import "../../../../styles/all-utilities.css";

/** How the practice works, and the secret address of its calendar. */
export function SettingsView(): ReactElement {
  const found = useQuery(settingsQuery, queryClient);
  return (
    <section className="mt-8 max-w-[44rem]" aria-labelledby="settings-heading">
      <h2 id="settings-heading" className="text-h2">
        Settings
      </h2>
      <p className="note mt-1">Changes count for what is booked from now on. No booked session moves.</p>
      <DeskState isPending={found.isPending} error={found.error} onRetry={() => void found.refetch()} />
      {found.data && (
        <>
          <SettingsForm key={found.data.version} current={found.data} />
          <CalendarFeed hasFeed={found.data.hasFeed} />
        </>
      )}
    </section>
  );
}

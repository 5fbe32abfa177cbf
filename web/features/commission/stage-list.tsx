import type { ReactElement } from "react";
import { COMMISSION_STATUSES } from "#domain/commissions/commission-status.ts";
import type { Commission } from "#domain/contracts/commissions.ts";
import { formatDate } from "#web/lib/format/format-date.ts";
import { STAGES } from "./commission-texts.ts";

const LOOKS = {
  done: { mark: "border-base-content bg-base-content", line: "border-l-2 border-base-content", name: "" },
  current: {
    mark: "border-primary bg-primary outline-1 outline-offset-2 outline-primary",
    line: "border-l border-edge",
    name: "",
  },
  ahead: { mark: "border-edge bg-base-100", line: "border-l border-edge", name: "text-ink-soft" },
} as const;

/** The six states of a commission on one line: which are behind it, which one it is in, and since when. */
export function StageList({
  commission: { status, reached },
}: {
  readonly commission: Pick<Commission, "status" | "reached">;
}): ReactElement {
  const current = COMMISSION_STATUSES.indexOf(status);
  return (
    <ol>
      {COMMISSION_STATUSES.map((stage, index) => {
        const look = LOOKS[index < current ? "done" : index === current ? "current" : "ahead"];
        const isLast = index === COMMISSION_STATUSES.length - 1;
        const at = reached.find((state) => state.status === stage)?.at;
        return (
          <li
            key={stage}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 pb-4.5 pl-9 max-xs:grid-cols-1"
            {...(index === current && { "aria-current": "step" })}
          >
            {!isLast && <i className={`absolute top-5 -bottom-2 left-2 ${look.line}`} />}
            <i className={`absolute top-[0.55em] left-[3px] size-[11px] rotate-45 border ${look.mark}`} />
            <div>
              <b className={`block font-display text-[1.3125rem]/[1.25] font-normal ${look.name}`}>
                {STAGES[stage].name}
                {index < current && <span className="vh">, done</span>}
              </b>
              <span className="text-ui text-ink-soft">{STAGES[stage].meaning}</span>
            </div>
            {at !== undefined && (
              <time className="num text-ui whitespace-nowrap text-ink-soft" dateTime={at}>
                {index === current && !isLast && "since "}
                {formatDate("deviceDate", Date.parse(at))}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}

import { type FormEvent, type ReactElement, useState } from "react";
import { LOCATION_HINTS, type LocationHint, SETTINGS_LIMITS } from "#domain/consultations/settings.ts";
import {
  changePracticeSettings,
  type PracticeSettings,
  type SettingsResponse,
} from "#domain/contracts/desk-practice.ts";
import { listTimezones, nameTimezone } from "#domain/hours/timezone.ts";
import { MASTER_NOTICES, type MasterNotice } from "#domain/mail/master-notices.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { callAtDesk } from "../../desk-queries.ts";
import { callSteppedUp } from "../../step-up.ts";
import { notePractice, settingsQuery } from "../practice-queries.ts";
import { isOutdated } from "../use-session-act.ts";
import { HoursFields } from "./hours-fields.tsx";
import { readSettings, type SettingsDraft, type SettingsErrors, toDraft } from "./settings-draft.ts";

const NOTICE_NAMES: Readonly<Record<MasterNotice, string>> = {
  booked: "A session is booked",
  moved: "A client moves a session",
  cancelled: "A client cancels a session",
  unconfirmed: "A session is still not confirmed",
  commission: "A commission comes in, with its link",
  commission_overdue: "A step of a commission is overdue",
  urgent_ticket: "A support request is marked URGENT",
  refund_request: "A refund is asked for",
  ticket: "Any other support request",
  dispute: "A payment is disputed",
  parked_mails: "A mail could not be sent",
  agenda: "Every morning: the sessions of the day",
};

const LOCATION_NAMES: Readonly<Record<LocationHint, string>> = {
  wnam: "Western North America",
  enam: "Eastern North America",
  sam: "South America",
  weur: "Western Europe",
  eeur: "Eastern Europe",
  apac: "Asia and the Pacific",
  oc: "Oceania",
  afr: "Africa",
  me: "Middle East",
};

/** The settings as a form: what is wrong is said at its field. */
export function SettingsForm({ current }: { readonly current: SettingsResponse }): ReactElement {
  const { version, isZoneFixed } = current;
  const [draft, setDraft] = useState(() => toDraft(current));
  const [errors, setErrors] = useState<SettingsErrors>({});
  const [failure, setFailure] = useState<{ readonly message: string; readonly isOutdated: boolean } | null>(null);
  const task = useTask({
    work: (settings: PracticeSettings) =>
      callAtDesk(() => callSteppedUp(() => callEndpoint(changePracticeSettings, { body: { settings, version } }))),
    onDone: (changed) => {
      queryClient.setQueryData(settingsQuery.queryKey, changed);
      notePractice();
      showToast({ title: "Settings Saved", description: "They count for what is booked from now on." });
    },
    onFailed: (error) => {
      const message = toDisplayMessage(error, "The settings could not be saved. Please try again.");
      setFailure({ message, isOutdated: isOutdated(error) });
      showToast({ title: "Error", description: "Failed to save the settings.", variant: "destructive" });
    },
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    const read = readSettings(draft);
    setFailure(null);
    setErrors(read.isOk ? {} : read.errors);
    if (read.isOk) task.run(read.settings);
  }

  function change(changes: Partial<SettingsDraft>): void {
    setDraft({ ...draft, ...changes });
  }

  return (
    <form noValidate className="mt-6 grid gap-6" aria-busy={task.isUnderWay} onSubmit={save}>
      <HoursFields hours={draft.hours} error={errors.workingHours} onChange={(hours) => change({ hours })} />
      <div className="grid grid-cols-3 items-start gap-4 max-md:grid-cols-1">
        <NumberField
          label="Break between sessions"
          hint="Minutes"
          limits={SETTINGS_LIMITS.bufferMinutes}
          value={draft.bufferMinutes}
          error={errors.bufferMinutes}
          onType={(bufferMinutes) => change({ bufferMinutes })}
        />
        <NumberField
          label="Most sessions a day"
          hint="Empty for no limit"
          limits={SETTINGS_LIMITS.mostPerDay}
          value={draft.mostPerDay}
          error={errors.mostPerDay}
          onType={(mostPerDay) => change({ mostPerDay })}
        />
        <NumberField
          label="Bookable ahead"
          hint="Weeks"
          limits={SETTINGS_LIMITS.horizonWeeks}
          value={draft.horizonWeeks}
          error={errors.horizonWeeks}
          onType={(horizonWeeks) => change({ horizonWeeks })}
        />
      </div>
      <TextField
        label="Meeting link"
        isOptional
        hint="Where sessions take place, unless you name another place when confirming one"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={draft.meetingLink}
        error={errors.meetingLink}
        onChange={({ currentTarget }) => change({ meetingLink: currentTarget.value })}
      />
      <SelectField
        label="Time zone"
        hint={
          isZoneFixed
            ? "It can’t be changed while sessions are booked."
            : "Working hours, blocked times and every time of the desk are by its clock."
        }
        disabled={isZoneFixed}
        value={draft.zone}
        error={errors.zone}
        onChange={({ currentTarget }) => change({ zone: currentTarget.value })}
      >
        {listZones(draft.zone).map((zone) => (
          <option key={zone} value={zone}>
            {nameTimezone(zone)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Nearest region"
        hint="Where the booking of new days is kept: the nearer to you and your clients, the faster"
        value={draft.locationHint}
        error={errors.locationHint}
        onChange={({ currentTarget }) =>
          change({ locationHint: LOCATION_HINTS.find((hint) => hint === currentTarget.value) ?? draft.locationHint })
        }
      >
        {LOCATION_HINTS.map((hint) => (
          <option key={hint} value={hint}>
            {LOCATION_NAMES[hint]}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="label">Mail me when</legend>
        {MASTER_NOTICES.map((notice) => (
          <CheckField
            key={notice}
            label={NOTICE_NAMES[notice]}
            checked={draft.notices.includes(notice)}
            onChange={({ currentTarget }) =>
              change({
                notices: MASTER_NOTICES.filter((other) =>
                  other === notice ? currentTarget.checked : draft.notices.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
      {failure !== null && (
        <div className="grid justify-items-start gap-3">
          <p className="error" role="alert">
            {failure.message}
          </p>
          {failure.isOutdated && <Button onClick={notePractice}>Show them as they are now</Button>}
        </div>
      )}
      <div className="actions">
        <Button variant="primary" type="submit" isBusy={task.isUnderWay}>
          {task.isUnderWay ? "Saving..." : "Save settings"}
        </Button>
        <p className="note">Your device may ask whether it is you.</p>
      </div>
    </form>
  );
}

/** The list of zones, with the present one where this browser doesn't know it. */
function listZones(present: string): readonly string[] {
  const zones = listTimezones();
  return zones.includes(present) ? zones : [present, ...zones];
}

function NumberField({
  limits,
  onType,
  ...field
}: {
  readonly label: string;
  readonly hint: string;
  readonly limits: { readonly least: number; readonly most: number };
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
}): ReactElement {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={limits.least}
      max={limits.most}
      autoComplete="off"
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

import type { ReactElement } from "react";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CheckField } from "#web/ui/field/check-field.tsx";
import { SHORTCUTS } from "../use-shortcuts.ts";

/** The keys of the desk, and the switch that turns them off for whoever speaks to the browser or hits keys by chance. */
export function ShortcutsDialog({
  areOn,
  onSwitch,
  onClose,
}: {
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <Dialog title="Keys of the desk" startsAtTitle onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[5rem_minmax(0,1fr)] border-t border-rule">
        {SHORTCUTS.map(([key, does]) => (
          <div key={key} className="col-span-full grid grid-cols-subgrid items-baseline border-b border-rule py-2">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="note mt-3">
        “It” is the consultation on that the focus is, or else the one that is open. In the calendar the arrow keys go
        from day to day, Page Up and Page Down by the month or the week.
      </p>
      <CheckField
        label="Use these keys"
        checked={areOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </Dialog>
  );
}

import type { ReactElement } from "react";
import {
  type DeskConsultation,
  removeSessionPicture,
  setSessionPicture,
} from "#domain/contracts/desk-consultations.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { sendFile } from "#web/lib/send-file.ts";
import { PictureField } from "#web/parts/picture/picture-field.tsx";
import { callAtDesk } from "../desk-queries.ts";
import { noteConsultation, notePractice } from "./practice-queries.ts";

/** The picture that the client of a session is shown once it is completed. */
export function SessionPicture({
  session: { id, picture },
  onBusy,
}: {
  readonly session: Pick<DeskConsultation, "id" | "picture">;
  readonly onBusy?: (isBusy: boolean) => void;
}): ReactElement {
  const params = { id };
  return (
    <PictureField
      label="Picture"
      hint="PNG, JPEG or WebP, up to 10 MB. It is shown on the page of the booking, and kept encrypted."
      alt="The picture for the client"
      picture={picture}
      onSend={async (file, way) =>
        noteConsultation(await callAtDesk(() => sendFile(setSessionPicture, { params, file, ...way })))
      }
      onRemove={async () => noteConsultation(await callAtDesk(() => callEndpoint(removeSessionPicture, { params })))}
      onReload={notePractice}
      {...(onBusy && { onBusy })}
    />
  );
}

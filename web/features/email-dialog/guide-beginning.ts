import { atom } from "jotai";
import type { EmailForm } from "./email-form.ts";

/** What the guide's form begins with; once a guide was sent it neither repeats the address nor asks for letters again. */
export const guideBeginningAtom = atom<EmailForm>({ email: "", subscribe: true });

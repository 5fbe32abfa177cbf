import { SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { sessionAtom } from "#web/lib/session-atom.ts";
import { STORAGE_KEYS } from "#web/lib/storage-keys.ts";

/** The method that the visitor picked; chaos magick from the start. Whether their tier holds it is judged where it is used. */
export const pickedMethodAtom = sessionAtom<SigilMethod>(
  STORAGE_KEYS.pickedMethod,
  (stored) => SIGIL_METHODS.find((method) => method === stored) ?? "chaos",
);

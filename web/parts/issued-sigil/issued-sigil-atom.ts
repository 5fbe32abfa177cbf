import { atom } from "jotai";
import type { IssuedSigil } from "./request-sigil.ts";

/** The last issued sigil, null before the first: it is still there when the visitor comes back from another page. */
export const issuedSigilAtom = atom<IssuedSigil | null>(null);

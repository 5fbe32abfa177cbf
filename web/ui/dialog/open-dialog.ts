import { atom } from "jotai";

/** The modal dialog that is open, null where none is. Everything outside it is out of reach, so toasts appear inside. */
export const openDialogAtom = atom<HTMLDialogElement | null>(null);

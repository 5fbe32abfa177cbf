import { atom } from "jotai";
import type { Analyst } from "#domain/intentions/intention-analysis.ts";

/** Who reads the intentions; null until it is known. */
export const analystAtom = atom<Analyst | null>(null);

import { downloadFile } from "./download-file.ts";

/** Saves a text as a file of the visitor's, without asking the server. */
export function downloadTextFile(name: string, type: string, text: string): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

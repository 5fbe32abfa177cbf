/** Saves a text as a file of the visitor's, without asking the server. */
export function downloadTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

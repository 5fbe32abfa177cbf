/** Saves a file of the visitor's, without asking the server. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Gives jsdom the modal `<dialog>` of the HTML standard: opening moves the focus to its first control, Escape fires
 * `cancel` and closes it, closing fires `close` and returns the focus. It does not make the rest of the page inert.
 */
export function installDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal(): void {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("[autofocus], a[href], button, input, select, textarea")?.focus();
  };

  HTMLDialogElement.prototype.close = function close(): void {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event("close"));
  };

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });
}

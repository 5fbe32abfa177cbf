/** As the `ref` of what comes in the place of a pressed button: that one is gone, and the focus with it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

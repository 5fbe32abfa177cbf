const CONTROLS = "button, a[href], input, textarea, select, label, summary, [role=radio], [role=option]";

let lastPressed: Element | null = null;

/** Follows what the visitor presses, which not every browser gives the focus; returns how to stop. */
export function watchControls(): () => void {
  function remember({ target }: Event): void {
    lastPressed = target instanceof Element ? target.closest(CONTROLS) : null;
  }
  addEventListener("pointerdown", remember, true);
  // What is used by the keyboard has the focus.
  addEventListener("keydown", forgetPressed, true);
  return () => {
    removeEventListener("pointerdown", remember, true);
    removeEventListener("keydown", forgetPressed, true);
    lastPressed = null;
  };
}

/** The control that the visitor used last, as far as it is still on the page; null where there is none. */
export function findControlJustUsed(): Element | null {
  if (lastPressed?.isConnected) return lastPressed;
  const focused = document.activeElement;
  return focused?.matches(CONTROLS) ? focused : null;
}

/** How much of a box another one covers, px². */
export function computeOverlap(box: DOMRect, other: DOMRect): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function forgetPressed(): void {
  lastPressed = null;
}

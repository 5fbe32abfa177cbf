import { useEffect, useState } from "react";

/** How long nothing is typed before it is saved, in milliseconds. */
export const TYPING_PAUSE_MS = 1500;

/** How far what was typed has come: nothing was, it is being saved, it is saved, or it could not be. */
export type AutosaveState = "idle" | "saving" | "saved" | "failed";

/** Saves what is typed once the typing pauses: one save at a time, and the newest value last. What could not be saved is tried again with the next one. */
export class Autosave<Value> {
  readonly #save: (value: Value) => Promise<unknown>;
  readonly #tell: (state: AutosaveState) => void;
  #waiting: { readonly value: Value } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(save: (value: Value) => Promise<unknown>, tell: (state: AutosaveState) => void) {
    this.#save = save;
    this.#tell = tell;
  }

  /** Notes what is to be saved; it takes the place of what still waits. */
  note(value: Value): void {
    this.#waiting = { value };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), TYPING_PAUSE_MS);
  }

  /** Saves at once what waits; resolves when nothing is under way any more, whether that was possible or not. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#saveWaiting());
    return this.#running;
  }

  /** Forgets what waits; resolves when nothing is under way any more, so that no late save overtakes what follows. */
  drop(): Promise<void> {
    this.#waiting = null;
    return this.flush();
  }

  /** Makes a call that sends the value itself, in place of saving it. Where the call fails the value waits to be saved again. */
  async replace<Output>(value: Value, call: () => Promise<Output>): Promise<Output> {
    await this.drop();
    try {
      return await call();
    } catch (error) {
      this.note(value);
      throw error;
    }
  }

  async #saveWaiting(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting === null) return;
    this.#waiting = null;
    this.#tell("saving");
    try {
      await this.#save(waiting.value);
      this.#tell("saved");
    } catch {
      this.#waiting ??= waiting;
      this.#tell("failed");
    }
  }
}

/**
 * Saves what is typed on a page: when the typing pauses, when the tab is put away, when the network is back, and when the page is left. `save` is that of
 * the first render.
 */
export function useAutosave<Value>(save: (value: Value) => Promise<unknown>) {
  const [state, setState] = useState<AutosaveState>("idle");
  const [autosave] = useState(() => new Autosave(save, setState));
  useEffect(() => {
    const flush = () => void autosave.flush();
    document.addEventListener("visibilitychange", flush);
    addEventListener("online", flush);
    return () => {
      removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [autosave]);
  return { state, autosave };
}

import { vi } from "vitest";

/** Has the browser prefer languages for the rest of a test. */
export function setLanguages(...languages: readonly string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

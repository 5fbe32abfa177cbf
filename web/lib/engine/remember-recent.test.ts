import { describe, expect, it, vi } from "vitest";
import { rememberRecent } from "./remember-recent.ts";

function setUp() {
  const draw = vi.fn().mockRejectedValue(new Error("not drawn here"));
  return { draw, source: rememberRecent({ draw }, 2) };
}

function ask(source: ReturnType<typeof setUp>["source"], intention: string): Promise<unknown> {
  return source.draw({ method: "chaos", intention }).catch(() => null);
}

describe("remembered drawings", () => {
  it("cost one drawing where two places show the same words", () => {
    const { draw, source } = setUp();
    void ask(source, "I am calm");
    void ask(source, "I am calm");
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("are forgotten when newer ones push them out", () => {
    const { draw, source } = setUp();
    for (const text of ["one", "two", "three", "one"]) void ask(source, text);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it("are asked for again after a failure", async () => {
    const { draw, source } = setUp();
    await ask(source, "I am calm");
    void ask(source, "I am calm");
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

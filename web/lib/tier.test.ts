// @vitest-environment jsdom
import { getDefaultStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "./storage.ts";
import { heldTierAtom, isPremium, lockPaidMethods, settleShownTier, shownTierAtom, showTier } from "./tier.ts";

afterEach(() => {
  getDefaultStore().set(shownTierAtom, null);
  vi.unstubAllGlobals();
});

function respondWith(body: string, status = 200): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

async function settle(flag?: "premium" | "advanced"): Promise<string | null> {
  await settleShownTier(flag);
  return getDefaultStore().get(shownTierAtom);
}

describe("the tier that the page shows", () => {
  it.each(["premium", "advanced"] as const)("is Advanced where the address says %s", async (flag) => {
    const fetchMock = respondWith(`{"tier":"free"}`);
    expect(await settle(flag)).toBe("advanced");
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("is free where nothing is known, and nobody is asked", async () => {
    const fetchMock = respondWith(`{"tier":"advanced"}`);
    expect(await settle()).toBe("free");
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("is looked up by the stored e-mail address", async () => {
    const fetchMock = respondWith(`{"tier":"mastercrafted"}`);
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    expect(await settle()).toBe("mastercrafted");
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/user/ada%40example.com/tier");
  });

  it.each([
    ["the server fails", `{"code":"internal_error","message":"No."}`, 500],
    ["the response is no tier", `{"tier":"gold"}`, 200],
  ])("is free where %s", async (_case, body, status) => {
    respondWith(body, status);
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    keepLocalText(STORAGE_KEYS.userTier, "advanced");
    expect(await settle()).toBe("free");
    expect(findLocalText(STORAGE_KEYS.advancedTier)).toBeNull();
  });

  it("is the one shown last for as long as the server is being asked", async () => {
    const response = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => response.promise);
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    keepLocalText(STORAGE_KEYS.userTier, "advanced");
    const settling = settle();
    expect(getDefaultStore().get(shownTierAtom)).toBe("advanced");
    response.resolve(new Response(`{"tier":"free"}`));
    expect(await settling).toBe("free");
  });

  it("is not taken back by an response to an older question", async () => {
    const response = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => response.promise);
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    const settling = settle();
    showTier("advanced");
    response.resolve(new Response(`{"tier":"free"}`));
    expect(await settling).toBe("advanced");
  });

  it("is settled once a load", async () => {
    await settle("advanced");
    expect(await settle()).toBe("advanced");
  });

  it("locks again where the server has refused what was shown as open", async () => {
    await settle("advanced");
    lockPaidMethods();
    expect(getDefaultStore().get(shownTierAtom)).toBe("free");
    expect(findLocalText(STORAGE_KEYS.advancedTier)).toBeNull();
  });

  it("is remembered under the fixed names", () => {
    showTier("mastercrafted");
    expect({ ...localStorage }).toEqual({ userTier: "mastercrafted", advancedTier: "true" });
    showTier("free");
    expect({ ...localStorage }).toEqual({ userTier: "free" });
  });
});

describe("the tier that is known to be held", () => {
  const held = () => getDefaultStore().get(heldTierAtom);

  it.each(["premium", "advanced"] as const)("is not what the address says with %s", async (flag) => {
    respondWith(`{"tier":"free"}`);
    await settle(flag);
    expect(held()).toBeNull();
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    expect(await settle(flag)).toBe("advanced");
    expect(held()).toBe("free");
  });

  it("is what the server says", async () => {
    respondWith(`{"tier":"mastercrafted"}`);
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    await settle();
    expect(held()).toBe("mastercrafted");
  });

  it("is not what was shown last, where the server can't be asked", async () => {
    respondWith("", 500);
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    keepLocalText(STORAGE_KEYS.userTier, "advanced");
    await settle();
    expect(held()).toBeNull();
  });
});

describe("what happens in another tab", () => {
  function tellOfChange(key: string | null): void {
    dispatchEvent(new StorageEvent("storage", { key }));
  }

  it("is followed: a purchase opens the page, a sign-out locks it", async () => {
    respondWith(`{"tier":"advanced"}`);
    await settle();
    const stop = getDefaultStore().sub(shownTierAtom, () => {});
    keepLocalText(STORAGE_KEYS.userEmail, "ada@example.com");
    keepLocalText(STORAGE_KEYS.userTier, "advanced");
    tellOfChange(STORAGE_KEYS.userTier);
    expect(getDefaultStore().get(shownTierAtom)).toBe("advanced");
    await vi.waitFor(() => expect(getDefaultStore().get(heldTierAtom)).toBe("advanced"));
    keepLocalText(STORAGE_KEYS.userEmail, "");
    keepLocalText(STORAGE_KEYS.userTier, "");
    tellOfChange(null);
    expect(getDefaultStore().get(shownTierAtom)).toBe("free");
    expect(getDefaultStore().get(heldTierAtom)).toBeNull();
    stop();
  });
});

it.each([
  ["free", false],
  ["advanced", true],
  ["mastercrafted", true],
] as const)("the tier %s counts as premium: %s", (tier, expected) => {
  expect(isPremium(tier)).toBe(expected);
});

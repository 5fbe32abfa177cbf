import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { accountAtom, askToSignIn, signInAtom } from "#web/lib/account.ts";

const EMAIL = "ada@example.org";
const SESSION = { account: { email: EMAIL, role: "client" }, tier: "advanced", accesses: [] };
const WRONG = { code: "invalid_request", message: "This is not the code we sent. Four tries are left." };

const address = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email address" });
const code = () => screen.findByRole<HTMLInputElement>("textbox", { name: "The 8 characters from the mail" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** What the server returns to the code that was sent. */
let answer: () => Response;

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  answer = () => json(SESSION);
});

afterEach(() => {
  getDefaultStore().set(signInAtom, null);
  getDefaultStore().set(accountAtom, null);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function askForCode(): Promise<{ readonly signedIn: Promise<boolean>; readonly calls: () => unknown[] }> {
  const server = serve(async (path) => {
    if (path === "/api/account/code") return json({ resendAfterS: 60, validForS: 600 }, 202);
    return path === "/api/account/sign-in" ? answer() : json({ account: null, tier: "free", accesses: [] });
  });
  await renderApp("/terms-of-service");
  let signedIn = Promise.resolve(false);
  act(() => {
    signedIn = askToSignIn("needed");
  });
  await userEvent.type(await address(), EMAIL);
  await userEvent.click(button("Send the code"));
  await code();
  const sent = () => server.mock.calls.filter(([path]) => path === "/api/account/sign-in");
  return { signedIn, calls: () => sent().map(([, init]) => JSON.parse(String(init?.body))) };
}

describe("the dialog that signs in", () => {
  it("takes a code with spaces and dashes, remembers who it is, and lets go on what waited for it", async () => {
    const { signedIn, calls } = await askForCode();
    expect((await code()).autocomplete).toBe("one-time-code");
    await userEvent.click(await code());
    await userEvent.paste(" 7k3m - q9xb ");
    await userEvent.keyboard("{Enter}");
    expect(await signedIn).toBe(true);
    expect(calls()).toEqual([{ code: "7K3MQ9XB" }]);
    expect([localStorage.getItem("userEmail"), localStorage.getItem("userTier")]).toEqual([EMAIL, "advanced"]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("says that a code is wrong, keeps what was typed, and takes the right one after it", async () => {
    const { signedIn } = await askForCode();
    answer = () => json(WRONG, 422);
    await userEvent.type(await code(), "00000000{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(WRONG.message);
    expect((await code()).value).toBe("00000000");
    answer = () => json(SESSION);
    await userEvent.clear(await code());
    await userEvent.type(await code(), "7K3MQ9XB{Enter}");
    expect(await signedIn).toBe(true);
  });

  it.each(["", "7K3M", "7K3M-Q9XU"])("sends nothing for “%s”, which is no code", async (typed) => {
    const { calls } = await askForCode();
    await userEvent.type(await code(), `${typed}{Enter}`);
    expect((await screen.findByRole("alert")).textContent).toBe("Please enter the eight characters of the code.");
    expect(calls()).toEqual([]);
  });

  it("says that the network is gone, and keeps the code", async () => {
    await askForCode();
    answer = () => {
      throw new TypeError("Failed to fetch");
    };
    await userEvent.type(await code(), "7K3MQ9XB{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("We could not reach the server.");
    expect((await code()).value).toBe("7K3MQ9XB");
  });

  it("counts down to a new code, and sends none before", async () => {
    await askForCode();
    expect(button(/^New code in (?:1:00|0:59)$/).getAttribute("aria-disabled")).toBe("true");
  });

  it("closes without signing in, and says so to what waited", async () => {
    const { signedIn } = await askForCode();
    await userEvent.click(button("Close"));
    expect(await signedIn).toBe(false);
  });
});

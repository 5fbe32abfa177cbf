import { getDefaultStore } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import type { SessionResponse } from "#domain/contracts/account.ts";
import { accountAtom } from "./account.ts";
import { noteSignIn, noteSignOut, settleAccount } from "./settle-account.ts";

const SIGNED_IN: SessionResponse = {
  account: { email: "ada@example.org", role: "client" },
  tier: "free",
  accesses: [],
};
const NOBODY: SessionResponse = { account: null, tier: "free", accesses: [] };

function holdResponse(session: SessionResponse): () => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  return () => resolve(Response.json(session));
}

const findEmail = () => getDefaultStore().get(accountAtom)?.email ?? null;

afterEach(noteSignOut);

it("a response that was asked for before signing out signs nobody in again", async () => {
  noteSignIn(SIGNED_IN);
  const respond = holdResponse(SIGNED_IN);
  const settling = settleAccount();
  noteSignOut();
  respond();
  await settling;
  expect(findEmail()).toBeNull();
});

it("a response that was asked for before signing in signs nobody out", async () => {
  const respond = holdResponse(NOBODY);
  const settling = settleAccount();
  noteSignIn(SIGNED_IN);
  respond();
  await settling;
  expect(findEmail()).toBe("ada@example.org");
});

it("a response that nothing has overtaken says who is signed in", async () => {
  const respond = holdResponse(SIGNED_IN);
  const settling = settleAccount();
  respond();
  await settling;
  expect(findEmail()).toBe("ada@example.org");
});

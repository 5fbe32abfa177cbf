import { renderHook, waitFor } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { serve } from "#tests/support/generator.ts";
import { toastAtom } from "#web/ui/toast/show-toast.ts";
import type { PaymentOutcome } from "./payment-form.ts";
import { usePayment } from "./use-payment.ts";

const PURCHASE = { tier: "advanced", email: "ada@example.org" } as const;
const UNEXPECTED = "An unexpected error occurred. Please try again.";

function pay(confirm: () => Promise<PaymentOutcome>) {
  const { result } = renderHook(() => usePayment(PURCHASE, { renew: async () => {} }));
  result.current.pay("pi_1_secret_2", confirm);
  return result;
}

function serveStatus(status: string): void {
  serve(async () => new Response(JSON.stringify({ status })));
}

afterEach(() => vi.unstubAllGlobals());

it("a form that fails in a way nothing prepares for frees the button and says so", async () => {
  serveStatus("failed");
  const payment = pay(() => Promise.reject(new Error("broken")));
  await waitFor(() => expect(payment.current.failure?.message).toBe(UNEXPECTED));
  expect(payment.current.isPaying).toBe(false);
  expect(getDefaultStore().get(toastAtom)).toMatchObject({
    title: "Payment Error",
    description: UNEXPECTED,
    variant: "destructive",
  });
});

it("a payment that went through all the same is not asked for again", async () => {
  serveStatus("paid");
  const go = vi.fn();
  vi.stubGlobal("location", { assign: go });
  const payment = pay(() => Promise.reject(new Error("broken")));
  await waitFor(() => expect(go).toHaveBeenCalled(), { timeout: 3000 });
  expect(go.mock.calls[0]?.[0]).toContain("/success?");
  expect(payment.current.failure).toBeNull();
});

/** Why Stripe's API refuses a call: the `error` of its body, with the status beside it (docs.stripe.com/api/errors). */
export interface StripeFailure {
  readonly httpStatus: number;
  readonly type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  readonly code?: string;
  readonly declineCode?: string;
  readonly param?: string;
  readonly message: string;
  /** The intent as the refused call left it. */
  readonly intent?: object;
  /** A parameter is wrong, or somebody else was first: nothing was executed, and the idempotency key stays unused. */
  readonly isUnexecuted?: true;
}

/** One of the parameters is wrong; nothing was executed. */
export function wrongParameter(code: string, param: string, message: string): StripeFailure {
  return { httpStatus: 400, type: "invalid_request_error", code, param, message, isUnexecuted: true };
}

/** The state of an object doesn't allow the call. */
export function wrongState(code: string, message: string, intent?: object): StripeFailure {
  return { httpStatus: 400, type: "invalid_request_error", code, message, ...(intent && { intent }) };
}

/** The object doesn't exist, or this key may not see it. */
export function missingObject(kind: string, id: string): StripeFailure {
  const param = kind === "payment_intent" ? "intent" : "id";
  const message = `No such ${kind}: '${id}'`;
  return { httpStatus: 404, type: "invalid_request_error", code: "resource_missing", param, message };
}

/** The body of a refused call. */
export function renderFailure({ type, code, declineCode, param, message, intent }: StripeFailure): object {
  return {
    error: {
      ...(code !== undefined && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }),
      ...(declineCode !== undefined && { decline_code: declineCode }),
      message,
      ...(param !== undefined && { param }),
      ...(intent && { payment_intent: intent }),
      type,
    },
  };
}

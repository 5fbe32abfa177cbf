import type { PageSource } from "#worker/ports/runtime.ts";

/** What every request carries through the Worker. */
export interface HttpEnv {
  Variables: {
    /** Made here for each request, never taken from outside. */
    requestId: string;
    /** The pattern that the request was matched to: what a log may know of a path. */
    route: string;
    /** Where plain pages find the product's style sheet; absent while a variable of the Worker is wrong. */
    pageSource?: PageSource;
  };
}

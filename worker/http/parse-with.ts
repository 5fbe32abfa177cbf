import type * as z from "zod/mini";
import { AppError } from "./app-error.ts";

/** Makes an unknown value typed by a schema; throws `invalid_request` with the first rule that it breaks. */
export function parseWith<Schema extends z.ZodMiniType>(schema: Schema, rawValue: unknown): z.output<Schema> {
  const parsed = schema.safeParse(rawValue);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message;
  throw new AppError({ code: "invalid_request", ...(message !== undefined && { message }) });
}

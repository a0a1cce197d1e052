import type * as z from "zod";
import { unavailable } from "./reddit-failures.ts";

/** An answer that is not what it should be is as good as none. */
export function readAs<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (!result.success) throw unavailable("unexpected-answer");
  return result.data;
}

/** Reddit tells times in seconds. */
export function dateOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}

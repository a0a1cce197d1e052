import * as z from "zod";

/** Closed: every failure that leaves the server carries one of these. */
const ERROR_CODES = [
  "VALIDATION",
  "UNAUTHENTICATED",
  "PREMIUM_REQUIRED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "PLAN_LIMIT",
  "RATE_LIMITED",
  "UPSTREAM",
  "UNAVAILABLE",
  "INTERNAL",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export const ErrorBody = z
  .object({
    code: z.enum(ERROR_CODES),
    message: z.string().meta({ description: "Fit to be shown to a user." }),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.output<typeof ErrorBody>;

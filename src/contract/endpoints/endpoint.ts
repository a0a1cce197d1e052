import * as z from "zod";
import type { ErrorCode } from "../errors.ts";
import type { Route } from "./route.ts";

export type Endpoint = Route & {
  tag:
    | "Service"
    | "Sign-in"
    | "Account"
    | "Tokens"
    | "Assistants"
    | "Webhooks"
    | "Projects"
    | "Subreddits"
    | "Posts"
    | "Traffic"
    | "Radar"
    | "Today"
    | "Billing";
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The largest body it takes, where that is more than most calls need. */
  maxBodyBytes?: number;
  /** A multipart form with one file in this field, instead of a body. */
  upload?: { field: string; maxBytes: number };
  /** A body to be read byte by byte as it came, since this header signs it. */
  signedBody?: { signatureHeader: string; maxBytes: number };
  /** A body of any type that nobody reads: the address says it all. */
  unreadBody?: { maxBytes: number };
  /** Taken as it comes, in whatever type: what is wrong with it counts nothing, and nobody is told. */
  hit?: { maxBytes: number };
  /** The answer is for pages of any site, which all other answers are closed to. */
  anySite?: { cacheControl: string };
  /** The answer is to be saved as a file of this name. */
  download?: { nameFile: (answer: { exportedAt: string }) => string };
  /** Left in the caller's browser, for its pages to read. */
  cookie?: { name: string; path: string; maxAgeSeconds: number };
  /** A plain list, of which a header `Link` names the next page. */
  isPaged?: true;
  /** 200 unless stated. */
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** What each line of the answer holds as JSON, where it comes line by line; empty lines only say that it goes on. */
  lines?: z.ZodType;
  /** Answers that are sent with 503, for those who look at the status alone. */
  isUnavailable?: (answer: { status: string }) => boolean;
  /** Beyond what follows from the rest: VALIDATION with any input, UNAUTHENTICATED with auth. */
  errors?: readonly ErrorCode[];
  /** What it takes to answer, where that is more than a few milliseconds. */
  work?: Work;
  /** The path parameter that names an object of one user; to anyone else it is NOT_FOUND. */
  ownedParam?: string;
};

/**
 * `heavy` keeps a processor busy. `outside` may wait long, for another party, another thread or for a file to arrive,
 * and needs next to nothing meanwhile. `model` waits for the connected language model, and is heavy without one.
 */
type Work = "heavy" | "outside" | "model";

export const noContent = z.undefined().meta({ description: "Done; nothing to say." });

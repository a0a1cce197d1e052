import type { ServerResponse } from "node:http";
import { answerError, type StandinAnswer } from "./api-call.ts";

/** Faults that are answers, in the shapes that Stripe gives them. */
export const FAULT_ANSWERS = {
  "400": answerError(400, "Received unknown parameter: colour", {
    code: "parameter_unknown",
    param: "colour",
  }),
  "401": answerError(401, "Invalid API Key provided: sk_test_****"),
  "402-declined": answerError(402, "Your card was declined.", {
    type: "card_error",
    code: "card_declined",
    decline_code: "insufficient_funds",
  }),
  "403": answerError(403, "This key may not do that.", { code: "secret_key_required" }),
  "409": answerError(409, "Another request holds this object.", { code: "lock_timeout" }),
  "429": answerError(429, "Too many requests.", { code: "rate_limit" }),
  "500": answerError(500, "Something broke.", { type: "api_error" }),
  "200-null": { status: 200, body: null },
  "200-wrong-shape": { status: 200, body: { object: "list", data: "none" } },
} satisfies Record<string, StandinAnswer>;

/** Faults of the connection itself. */
export const MISHAPS = {
  hang: () => {},
  cut: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"object":"li', () => response.destroy());
  },
  garbage: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"object":');
  },
  "html-page": (response: ServerResponse) => {
    response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
  },
};

export type StripeFault = keyof typeof FAULT_ANSWERS | keyof typeof MISHAPS;

/** What fails once its work has begun is kept under the request's key; what was refused before is not. */
export function isKept(fault: StripeFault): fault is "402-declined" | "500" {
  return fault === "402-declined" || fault === "500";
}

/** null where the fault has answered by itself, or not at all. */
export function playFault(fault: StripeFault, response: ServerResponse): StandinAnswer | null {
  if (!isMishap(fault)) return FAULT_ANSWERS[fault];
  MISHAPS[fault](response);
  return null;
}

function isMishap(fault: StripeFault): fault is keyof typeof MISHAPS {
  return fault in MISHAPS;
}

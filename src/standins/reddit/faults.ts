import type { ServerResponse } from "node:http";
import { setTimeout as waitFor } from "node:timers/promises";
import { FAULT_ANSWERS } from "./fault-answers.ts";
import { sendAnswer } from "./send-answer.ts";

/** `slow` only delays the true answer. */
export type RedditFault = keyof typeof FAULT_ANSWERS | keyof typeof MISHAPS | "slow";

/** Answers as the fault demands; false where the true answer is still to be sent. */
export async function playFault(fault: RedditFault, response: ServerResponse): Promise<boolean> {
  if (fault === "slow") {
    await waitFor(SLOW_MS);
    return false;
  }
  if (isMishap(fault)) MISHAPS[fault](response);
  else sendAnswer(response, FAULT_ANSWERS[fault], true);
  return true;
}

const SLOW_MS = 50;
const HUGE_BYTES = 6 * 1024 * 1024;

/** Faults of the connection itself. */
const MISHAPS = {
  hang: () => {},
  cut: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"kind":"t5","da', () => response.destroy());
  },
  garbage: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"kind":"t5","data":{');
  },
  huge: (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(`"${"x".repeat(HUGE_BYTES)}"`);
  },
};

function isMishap(fault: RedditFault): fault is keyof typeof MISHAPS {
  return fault in MISHAPS;
}

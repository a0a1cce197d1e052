import { createHash } from "node:crypto";
import type { ApiCall } from "./api-call.ts";
import type { ObjectStore } from "./object-store.ts";
import { answerError, type StandinAnswer } from "./standin-answer.ts";

/** Stripe forgets keys after a day; this after so many others. */
const KEPT_ANSWERS = 500;

/** A key that comes again gets the first answer again, provided that it asks for the same thing. */
export function answerOnce(
  { answers }: ObjectStore,
  key: string | undefined,
  call: ApiCall,
  answer: () => StandinAnswer,
): StandinAnswer {
  if (call.method !== "POST" || !key) return answer();
  const fingerprint = fingerprintOf(call);
  const kept = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (kept && kept.fingerprint !== fingerprint) {
    return answerError(400, "Keys for idempotent requests can't be used for other parameters.", {
      type: "idempotency_error",
    });
  }
  if (kept) return { ...kept, headers: { ...kept.headers, "idempotent-replayed": "true" } };
  const given = adviseRetry(answer());
  answers[key] = { fingerprint, ...structuredClone(given) };
  const [oldest] = Object.keys(answers);
  if (oldest && Object.keys(answers).length > KEPT_ANSWERS) delete answers[oldest];
  return given;
}

/** Asking again under the same key would bring the same failure. */
function adviseRetry(given: StandinAnswer): StandinAnswer {
  if (given.status < 500) return given;
  return { ...given, headers: { ...given.headers, "stripe-should-retry": "false" } };
}

export function hasAnswered({ answers }: ObjectStore, key: string | undefined): boolean {
  return key !== undefined && Object.hasOwn(answers, key);
}

function fingerprintOf({ method, path, params }: ApiCall): string {
  return createHash("sha256").update(`${method} ${path}\n${params}`).digest("hex");
}

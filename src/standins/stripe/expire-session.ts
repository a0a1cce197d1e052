import { expireSession, expireWhenLate } from "./complete-session.ts";
import type { PaymentsWorld } from "./payments-world.ts";
import { answerError, answerMissing, answerWith, type StandinAnswer } from "./standin-answer.ts";

type Context = { world: PaymentsWorld; id: string };

export function answerSessionRead({ world, id }: Context): StandinAnswer {
  const session = world.store.find("checkout.session", id);
  if (!session) return answerMissing("checkout.session", id);
  expireWhenLate(world, session);
  return answerWith(session);
}

/** POST /v1/checkout/sessions/{id}/expire: closes a page on which nobody has paid yet. */
export function answerSessionExpire({ world, id }: Context): StandinAnswer {
  const session = world.store.find("checkout.session", id);
  if (!session) return answerMissing("checkout.session", id);
  expireWhenLate(world, session);
  if (session.status !== "open") {
    return answerError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  expireSession(world, session);
  return answerWith(session);
}

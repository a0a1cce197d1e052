import type { FastifyReply } from "fastify";
import { renderCheckout, renderConfirmation, successUrlOf } from "./checkout-page.ts";
import { completeSession, declineSession, expireWhenLate } from "./complete-session.ts";
import { sendPage } from "./send-page.ts";
import type { StandinSession } from "./standin-objects.ts";
import type { StripeStandin } from "./stripe-standin.ts";

type Submitted = { form: URLSearchParams; token: string };

/** What comes of pressing 'Pay', by the card that was chosen. */
export async function answerCheckout(
  standin: StripeStandin,
  session: StandinSession,
  { form, token }: Submitted,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { world, act } = standin;
  expireWhenLate(world, session);
  // A double click finds it paid already, and that is no problem to tell of.
  if (session.status === "complete") return reply.redirect(successUrlOf(session), 303);
  if (session.status === "expired") {
    return sendPage(reply, renderCheckout(world, session, { token }), 409);
  }

  async function decline(chosen: "declined" | "confirm", problem: string): Promise<FastifyReply> {
    await act(() => declineSession(world, session));
    return sendPage(reply, renderCheckout(world, session, { token, chosen, problem }), 402);
  }

  async function complete(): Promise<FastifyReply> {
    await act(() => completeSession(world, session));
    return reply.redirect(successUrlOf(session), 303);
  }

  switch (form.get("card")) {
    case "works":
      return complete();
    case "declined":
      return decline("declined", "Your card was declined. Nothing was paid. Try another one.");
    case "confirm":
      if (form.get("answer") === "yes") return complete();
      return form.get("answer") === "no"
        ? decline("confirm", "You refused the payment. Nothing was paid.")
        : sendPage(reply, renderConfirmation(world, session, token));
    default: {
      const problem = "Choose one of the cards.";
      return sendPage(reply, renderCheckout(world, session, { token, problem }), 400);
    }
  }
}

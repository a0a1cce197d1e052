import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import {
  renderCheckout,
  renderControlLink,
  renderConfirmation,
  successUrlOf,
  expireWhenLate,
  completeSession,
  declineSession,
} from "./checkout.ts";
import {
  CHARGE_ACTS,
  type Act,
  PORTAL_ACTS,
  SUBSCRIPTION_ACTS,
  renderControl,
  renderCustomers,
  renderTestPage,
  formatTime,
  renderActs,
  renderSubscription,
} from "./control-page.ts";
import type {
  StandinObject,
  StandinInvoice,
  StandinPortal,
  StandinSession,
} from "./standin-objects.ts";
import type { StripeStandin } from "./stripe-standin.ts";
import { formatPrice } from "#engine/billing/currencies.ts";
import { escapeHtml } from "#engine/html/escape-html.ts";
import type { PaymentsWorld } from "./payments-world.ts";

type PageOptions = {
  /** Names under which this server may be reached, besides those of this machine. */
  hostnames: string[];
  /** Whoever sees the list can play with everyone's plan: on one's own machine only. */
  listsCustomers: boolean;
};

type ById = { Params: { id: string }; Querystring: { done?: string } };
type Submission = { Params: { id: string }; Body: URLSearchParams };

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Checkout, portal and what time and banks would do, for whoever runs the server without Stripe. */
export function testPaymentPages(
  standin: StripeStandin,
  { hostnames, listsCustomers }: PageOptions,
): FastifyPluginAsync {
  const { world } = standin;
  const { store } = world;
  /** Only who has read a page of ours knows it, which another site can't. */
  const token = randomBytes(16).toString("hex");
  const names = new Set([...OWN_NAMES, ...hostnames]);

  async function refuseForeign(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    return names.has(request.hostname) ? undefined : reply.callNotFound();
  }

  async function refuseForgery(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (request.method !== "POST") return undefined;
    const isOurs = request.body instanceof URLSearchParams && request.body.get("token") === token;
    return isOurs ? undefined : sendPage(reply, STALE_PAGE, 403);
  }

  /** Runs the act that the form names, provided that it is possible now. */
  async function runAct<T extends StandinObject & { customer: string }>(
    form: URLSearchParams,
    object: T | null,
    customer: string,
    acts: Act<T>[],
  ): Promise<boolean> {
    const act = acts.find(({ name }) => name === form.get("act"));
    if (!act || object?.customer !== customer || !act.isPossible(world, object)) return false;
    await standin.act(() => act.run(world, object));
    return true;
  }

  return async (app) => {
    acceptForms(app);
    app.addHook("onRequest", refuseForeign);
    app.addHook("preHandler", refuseForgery);

    app.get("/test-payments", async (_request, reply) =>
      listsCustomers
        ? sendPage(reply, renderCustomers(store.list("customer")))
        : reply.callNotFound(),
    );

    app.get<ById>("/test-payments/checkout/:id", async ({ params }, reply) => {
      const session = store.find("checkout.session", params.id);
      if (!session) return reply.callNotFound();
      expireWhenLate(world, session);
      return sendPage(reply, renderCheckout(world, session, { token }));
    });

    app.post<Submission>("/test-payments/checkout/:id", async ({ params, body }, reply) => {
      const session = store.find("checkout.session", params.id);
      if (!session) return reply.callNotFound();
      return answerCheckout(standin, session, { form: body, token }, reply);
    });

    app.get<ById>("/test-payments/portal/:id", async ({ params }, reply) => {
      const portal = store.find("billing_portal.session", params.id);
      if (!portal) return reply.callNotFound();
      return sendPage(reply, renderPortal(world, portal, token));
    });

    app.post<Submission>("/test-payments/portal/:id", async ({ params, body }, reply) => {
      const portal = store.find("billing_portal.session", params.id);
      if (!portal) return reply.callNotFound();
      const subscription = store.find("subscription", body.get("target") ?? "");
      const isDone = await runAct(body, subscription, portal.customer, PORTAL_ACTS);
      return isDone ? reply.redirect(portal.url, 303) : sendPage(reply, IMPOSSIBLE_PAGE, 409);
    });

    app.get<ById>("/test-payments/customers/:id", async ({ params, query }, reply) => {
      const customer = store.find("customer", params.id);
      if (!customer) return reply.callNotFound();
      return sendPage(reply, renderControl(world, customer, { token, done: query.done ?? null }));
    });

    app.post<Submission>("/test-payments/customers/:id", async ({ params, body }, reply) => {
      const customer = store.find("customer", params.id);
      if (!customer) return reply.callNotFound();
      const target = body.get("target") ?? "";
      const isDone =
        (await runAct(body, store.find("subscription", target), customer.id, SUBSCRIPTION_ACTS)) ||
        (await runAct(body, store.find("charge", target), customer.id, CHARGE_ACTS));
      if (!isDone) return sendPage(reply, IMPOSSIBLE_PAGE, 409);
      return reply.redirect(`/test-payments/customers/${customer.id}?done=${body.get("act")}`, 303);
    });
  };
}

/** Within these pages only: the product itself takes JSON. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

const STALE_PAGE = renderTestPage(
  "This page is out of date",
  "<p>The server was started anew since it was opened. Go back, reload it and try again.</p>",
);

const IMPOSSIBLE_PAGE = renderTestPage(
  "That is not possible now",
  "<p>Something has changed since this page was opened. Go back and reload it.</p>",
);

/** Where customers see their invoices and change their subscription. */
function renderPortal(world: PaymentsWorld, portal: StandinPortal, token: string): string {
  const { store } = world;
  const isTheirs = ({ customer }: { customer: string }) => customer === portal.customer;
  const subscriptions = store
    .list("subscription")
    .filter(isTheirs)
    .filter(({ status }) => status !== "canceled")
    .map(
      (subscription) =>
        `<section class="card">${renderSubscription(subscription)}
<p class="muted">Card: the test card that ends in 4242.</p>
${renderActs(world, token, subscription, PORTAL_ACTS)}</section>`,
    );
  const invoices = store.list("invoice").filter(isTheirs).map(renderInvoice);
  const back = portal.return_url
    ? `<p><a href="${escapeHtml(portal.return_url)}">Go back to Foothold</a></p>`
    : "";
  return renderTestPage(
    "Your billing",
    `${back}
<h2>Subscription</h2>
${subscriptions.join("\n") || `<p class="muted">No subscription is running.</p>`}
<h2>Invoices</h2>
${invoices.join("\n") || `<p class="muted">No invoices yet.</p>`}
${renderControlLink(portal.customer)}`,
  );
}

function renderInvoice({
  description,
  amount_due: cents,
  currency,
  status,
  created,
}: StandinInvoice): string {
  return `<div class="card row"><strong>${escapeHtml(description)}</strong><span>${formatPrice(cents, currency)}</span><span>${status}</span><span class="muted mono">${formatTime(created)}</span></div>`;
}

type Submitted = { form: URLSearchParams; token: string };

/** What comes of pressing 'Pay', by the card that was chosen. */
async function answerCheckout(
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

/** Forms may lead on to the product, which in development has another port: so no form-action. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}

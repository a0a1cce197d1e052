import type { Fault } from "./faulty-proxy.ts";
import type { Told } from "./party.ts";

export type Cell = {
  /** null: as on any other day, and nothing in the log. */
  told: Told;
  /** What the one line in the log says of the cause. */
  cause?: RegExp;
};

export type PartyRow = { feature: string; kept: string; cells: Record<Fault, Cell> };

const upstream = (message: string): Told => ({ code: "UPSTREAM", message });
const notice = (message: string): Told => ({ code: null, message });

const MAIL = upstream("We couldn't send the email. Please try again in a few minutes.");
const PAYMENTS = upstream("The payment provider isn't working right now. Please try again later.");
const REDDIT = upstream("Reddit isn't working right now. Please try again later.");
const SITE = upstream("We couldn't reach the site. Check the address or try again later.");
const LATE_PAGE = upstream("The page took too long. Please try again later.");
const MODEL_GONE = notice(
  "We couldn't reach the language model. The built-in writer wrote this one.",
);
const MODEL_LATE = notice(
  "The language model took too long to answer. The built-in writer wrote this one.",
);

const DATABASE: Told = {
  code: "UNAVAILABLE",
  message: "We can't reach our database. Please try again in a moment.",
};

/** What each party's faults come to. The tests hold the product to it, and docs/faults.md shows it. */
export const FAULT_TABLE = {
  "The mail server": {
    feature: "asking for a sign-in link",
    kept: "a message that nobody waits for stays in the queue and arrives once, later; a link that was not sent does not count against the five an hour",
    cells: {
      refuses: { told: MAIL, cause: /ECONNREFUSED/ },
      hangs: { told: MAIL, cause: /took too long/ },
      garbage: { told: MAIL, cause: /it said: this is no protocol/ },
      cut: { told: MAIL, cause: /it hung up/ },
      trickles: { told: MAIL, cause: /took too long/ },
      slow: { told: null },
    },
  },
  "The language model": {
    feature: "writing a post",
    kept: "one post, composed by the built-in writer, saved and charged once; where the founder watches it being written, nothing is saved or charged, and the founder is given the choice",
    cells: {
      refuses: { told: MODEL_GONE, cause: /ECONNREFUSED/ },
      hangs: { told: MODEL_LATE, cause: /timeout/ },
      garbage: { told: MODEL_GONE, cause: /not-http/ },
      cut: { told: MODEL_GONE, cause: /UND_ERR_SOCKET/ },
      trickles: { told: MODEL_LATE, cause: /timeout/ },
      slow: { told: null },
    },
  },
  Stripe: {
    feature: "opening the payment page",
    kept: "one customer and one payment page, the same for each later click; the plan stays as it is",
    cells: {
      refuses: { told: PAYMENTS, cause: /ECONNREFUSED/ },
      hangs: { told: PAYMENTS, cause: /ETIMEDOUT/ },
      garbage: { told: PAYMENTS, cause: /not-http/ },
      cut: { told: PAYMENTS, cause: /UND_ERR_SOCKET/ },
      trickles: { told: PAYMENTS, cause: /ETIMEDOUT/ },
      slow: { told: null },
    },
  },
  Reddit: {
    feature: "renewing a community's facts",
    kept: "the facts as they are in the catalogue; the next try takes one snapshot",
    cells: {
      refuses: { told: REDDIT, cause: /ECONNREFUSED/ },
      hangs: { told: REDDIT, cause: /timeout/ },
      garbage: { told: REDDIT, cause: /not-http/ },
      cut: { told: REDDIT, cause: /UND_ERR_SOCKET/ },
      trickles: { told: REDDIT, cause: /timeout/ },
      slow: { told: null },
    },
  },
  "The founder's page": {
    feature: "describing a project from its page",
    kept: "what was typed into the wizard, which goes on by hand",
    cells: {
      refuses: { told: SITE, cause: /ECONNREFUSED/ },
      hangs: { told: LATE_PAGE, cause: /timeout/ },
      garbage: { told: SITE, cause: /not-http/ },
      cut: { told: SITE, cause: /UND_ERR_SOCKET/ },
      trickles: { told: LATE_PAGE, cause: /timeout/ },
      slow: { told: null },
    },
  },
} as const satisfies Record<string, PartyRow>;

export type PartyName = keyof typeof FAULT_TABLE;

/** Not somebody outside, but as far away: all that is stored hangs on it. */
export const POSTGRESQL: PartyRow = {
  feature: "everything that is stored",
  kept: "what was answered with success; sessions stay, jobs are taken up again, and nothing has to be restarted",
  cells: {
    refuses: { told: DATABASE, cause: /ECONNREFUSED|Connection terminated/ },
    hangs: { told: DATABASE, cause: /Query read timeout|went silent/ },
    garbage: { told: DATABASE, cause: /Connection terminated/ },
    cut: { told: DATABASE, cause: /Connection terminated/ },
    trickles: { told: DATABASE, cause: /Query read timeout/ },
    slow: { told: null },
  },
};

import type { Fault } from "./faulty-proxy.ts";
import type { Told } from "./party.ts";

type Cell = {
  /** null: as on any other day, and nothing in the log. */
  told: Told;
  /** What the one line in the log says of the cause. */
  cause?: RegExp;
};

export type PartyRow = { feature: string; kept: string; cells: Record<Fault, Cell> };

const upstream = (message: string): Told => ({ code: "UPSTREAM", message });
const notice = (message: string): Told => ({ code: null, message });

const MAIL = upstream("The e-mail could not be sent right now. Please try again in a few minutes.");
const PAYMENTS = upstream(
  "The payment provider gives no usable answer right now. Please try again later.",
);
const REDDIT = upstream("Reddit gives no usable answer right now. Please try again later.");
const SITE = upstream(
  "The site could not be reached. Please check the address or try again later.",
);
const LATE_PAGE = upstream("The page took too long to answer. Please try again later.");
const MODEL_GONE = notice(
  "The language model could not be reached. The built-in engine wrote this one.",
);
const MODEL_LATE = notice(
  "The language model took too long to answer. The built-in engine wrote this one.",
);

/** What each party's faults come to. The tests hold the product to it, and docs/faults.md shows it. */
export const FAULT_TABLE = {
  "The mail server": {
    feature: "asking for a sign-in link",
    kept: "A message that nobody waits for stays in the queue and arrives once, later. The failed link does not count against the five an hour.",
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
    kept: "One post, composed by the built-in engine, saved and charged once.",
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
    kept: "One customer and one payment page, the same for each later click; the plan stays as it is.",
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
    kept: "The facts stay as in the catalogue; the next try takes one snapshot.",
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
    kept: "What was typed stays in the wizard, which goes on by hand.",
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

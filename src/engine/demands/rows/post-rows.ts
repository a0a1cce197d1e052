import type { DraftPlace } from "#engine/drafts/draft.ts";
import { isHostOf } from "#engine/drafts/find-links.ts";
import { isReddit, postedLinks, toPlaces } from "#engine/drafts/link-kinds.ts";
import { STORE_HOSTS } from "#engine/drafts/promotion-rows.ts";
import type { Demand, DemandCode } from "#engine/policy/demand.ts";
import { findBareLinkPost } from "#engine/rules/find-effort.ts";
import { isImage, isPicture, isQuestion } from "../concerns.ts";
import { PICTURED } from "./concern-rows.ts";
import {
  type DemandRow,
  type Held,
  type Judged,
  KEPT,
  type Signed,
  wordValue,
} from "../demand-row.ts";

/** What kind of post it has to be, and where it may lead. */
export const POST_ROWS = {
  "image-required": {
    hold: holdImage,
    gravity: 28,
  },
  "text-only": {
    hold: holdText,
    gravity: 32,
  },
  "link-only": {
    hold: holdLink,
    gravity: 34,
  },
  "no-link": {
    hold: holdNoLink,
    gravity: 40,
  },
  "no-sales-link": {
    hold: holdSales,
    gravity: 40,
  },
} satisfies Partial<Record<DemandCode, DemandRow>>;

function holdImage(_demand: unknown, held: Held): Judged {
  const { policy, draft, form } = held;
  if (form === "text")
    return { is: "broken", text: `${policy.fullName} wants a picture with this.` };
  if (isPicture(form)) return KEPT;
  if (draft.content.trim() === "" || held.find(PICTURED).length > 0)
    return { is: "unknown", text: "Pictures, which we can't see." };
  return {
    is: "asked",
    question: `${policy.fullName} wants a picture with this. Will your post have one?`,
    hasSigns: true,
  };
}

function holdText(_demand: unknown, held: Held): Judged {
  const links = findBareLinkPost(held);
  const isOther = held.form
    ? held.form !== "text"
    : held.draft.content.trim() === "" && !isQuestion(held) && isImage(held);
  if (links.length === 0 && !isOther) return KEPT;
  return {
    is: "broken",
    text: `${held.policy.fullName} takes this only as text.`,
    places: toPlaces(links),
  };
}

const SOME_TEXT = 60;

function holdLink(_demand: unknown, held: Held): Judged {
  const { links, draft, policy } = held;
  if (links.some((link) => !isReddit(link)) || draft.content.trim().length < SOME_TEXT) return KEPT;
  return { is: "broken", text: `${policy.fullName} takes this as a link, not as a text.` };
}

/** A value names which links are meant, unless it says where they go instead. */
function holdNoLink(demand: Demand, held: Held): Judged {
  const which = wordValue(demand);
  if (which !== "" && !/\bcomments?\b/.test(which)) {
    return {
      is: "unknown",
      text: `Whether ${held.policy.fullName} takes your links: ${which}.`,
    };
  }
  // Who cites something in a text of their own is hardly meant.
  const links = held.promotion.degree === "none" ? findBareLinkPost(held) : postedLinks(held);
  return holdLinks(held, links, "no links in this");
}

function holdLinks({ policy }: Held, links: readonly DraftPlace[], what: string): Judged {
  if (links.length === 0) return KEPT;
  const places = toPlaces(links);
  return {
    is: "broken",
    text: `${policy.fullName} takes ${what}.`,
    places,
    fix: {
      kind: "remove-links",
      label: links.length === 1 ? "Remove the link" : "Remove these links",
      places,
    },
  };
}

function holdSales({ sign }: Signed, held: Held): Judged {
  const shops = postedLinks(held).filter(
    ({ host }) => isHostOf(host, STORE_HOSTS) || /^(?:shop|store)\./.test(host),
  );
  if (shops.length > 0) return holdLinks(held, shops, "no links to shops");
  const { degree, nature } = held.promotion;
  const text = `${held.policy.fullName} takes nothing that's for sale.`;
  const prices = sign ? held.find(new RegExp(sign, "gi"), { isQuoteExempt: true }) : [];
  if (prices.length > 0)
    // A long report names figures, and sells nothing by them.
    return degree === "promotion" &&
      (nature === "advert" || held.draft.content.length < SOME_TEXT * 8)
      ? { is: "broken", text, places: prices }
      : { is: "asked", question: `${text} Is the price for something else?`, hasSigns: true };
  const own = degree !== "none" && nature === "advert" ? postedLinks(held) : [];
  return holdLinks(held, own, "no links that sell");
}

import type { RiskReason } from "#engine/risk/ban-risk.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import type { Removal, RemovalEvidence } from "./removal.ts";
import { formatCount } from "#engine/text/format.ts";

const LONGEST_QUOTE = 90;

/** A reason against a draft, as a finding in what was posted. */
export function wordEvidence(reason: RiskReason, removal: Removal): RemovalEvidence {
  return {
    text: wordFinding(reason, removal),
    quote: quotePost(reason, removal),
    basis: reason.basis,
  };
}

function wordFinding({ id, text }: RiskReason, { policy, author, post }: Removal): string {
  const { fullName, codes } = policy;
  const noun = post.isComment ? "comment" : "post";
  switch (id) {
    case "min-account-age-days":
      return `Your account was ${wordDays(author.accountAgeDays ?? 0)} old when you posted, and ${fullName} asks for ${wordDays(Number(codes[id] ?? 0))}.`;
    case "flair":
      return `${fullName} wants a flair on every post, and none is noted in Foothold.`;
    case "open-blanks":
      return "Blanks were left open: a reader sees a form letter.";
    case "stance":
      return dropAdvice(text)
        .replace("It is planned for a", "It was posted on a")
        .replace(/^This /, `The ${noun} `);
    case "affiliate-link":
      return dropAdvice(text);
    default:
      return dropAdvice(text).replace(/^(?:This|The draft) /, `The ${noun} `);
  }
}

/** What stands behind the colon is advice for a draft, and too late for a post. */
function dropAdvice(text: string): string {
  const [finding = text] = text.split(": ");
  return finding.endsWith(".") ? finding : `${finding}.`;
}

/** The longest of the places says most; what the finding quotes itself is not quoted twice. */
function quotePost({ places, text }: RiskReason, { post }: Removal): string | null {
  const quotes = places.map(({ field, start, end }) => (post[field] ?? "").slice(start, end));
  const [longest = ""] = quotes.toSorted((a, b) => b.length - a.length);
  const quote = toSingleLine(longest, LONGEST_QUOTE);
  const isSaid = text.toLowerCase().includes(`'${quote.toLowerCase()}'`);
  return isSaid ? null : quote || null;
}

function wordDays(days: number): string {
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}

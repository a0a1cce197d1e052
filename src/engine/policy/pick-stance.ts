import type { CodedRules } from "#engine/rules/rule-table.ts";
import type { DrawnDemand } from "./notes/draw-demands.ts";
import { noteStance } from "./notes/note-stance.ts";
import type { Statement } from "./notes/note.ts";
import type { PolicySource, StanceOnPromotion } from "./policy.ts";
import { rankSource } from "./source-order.ts";
import { type Stance, STANCES } from "./stances.ts";
import { NO_SOURCE } from "./word-policy.ts";

export type ListedRules = { rules: CodedRules; source: PolicySource };

/** All that is said about promotion, the source that counts first; empty where nobody says anything. */
export function rankStances(
  statements: readonly Statement[],
  demands: readonly DrawnDemand[],
  listed: ListedRules | null,
): StanceOnPromotion[] {
  const read = listed && readStance(listed);
  const noted = statements.filter(hasStance).map((each) => noteStance(each, demands));
  const said = read ? [read, ...noted] : noted;
  return said.length < 2 ? said : said.toSorted(compareStances);
}

function hasStance(statement: Statement): statement is Statement & { stance: Stance } {
  return statement.stance !== null && statement.stance !== "unknown";
}

function compareStances(a: StanceOnPromotion, b: StanceOnPromotion): number {
  const bySource = rankSource(a.source) - rankSource(b.source);
  // A guess loosens nothing: of two the stricter counts.
  return bySource === 0 && a.source.kind === "hint" ? strictness(b) - strictness(a) : bySource;
}

/** Of when nothing is said: rules that are silent on promotion permit nothing. */
export function nothingKnown(source: PolicySource = NO_SOURCE): StanceOnPromotion {
  return { is: "unknown", detail: null, flairs: [], day: null, sharePercent: null, source };
}

/** Stances are listed from the loosest to the strictest. */
function strictness({ is }: StanceOnPromotion): number {
  return STANCES.indexOf(is);
}

/** What coded rules come to; null where they are silent on promotion, which permits nothing. */
function readStance({ rules: { codes }, source }: ListedRules): StanceOnPromotion | null {
  const known = (
    is: Stance,
    { day, sharePercent }: Partial<Pick<StanceOnPromotion, "day" | "sharePercent">> = {},
  ) => ({ ...nothingKnown(source), is, day: day ?? null, sharePercent: sharePercent ?? null });
  const day = codes["promotion-on-day"] ?? codes["showcase-on-day"];
  const share = codes["promotion-limited"];
  if (codes["promotion-in-thread-only"]) return known("thread");
  if (day !== undefined) return known("weekday", { day: typeof day === "string" ? day : null });
  if (share !== undefined) {
    return known("share", { sharePercent: typeof share === "number" ? share : null });
  }
  if (codes["no-self-promotion"] ?? codes["no-apps-or-sites"]) return known("closed");
  return codes["ask-moderators-first"] ? known("ask") : null;
}

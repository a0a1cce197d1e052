import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

type Ruled = Pick<SubredditFacts, "name" | "rules">;

/** Makers with a subject of their own: a project from elsewhere is none of theirs. */
const MAKERS_OF_ONE_SUBJECT = new Set(
  `programming webdev opensource selfhosted marketing digitalnomad productmanagement indiedev sweatystartup
  juststart ycombinator`.split(/\s+/),
);

export function isOfOneSubject(name: string): boolean {
  return MAKERS_OF_ONE_SUBJECT.has(name.toLowerCase());
}

/** Whether, of the communities where founders and makers meet, this one is open to the project's topic. */
export function welcomesTopic({ name, rules }: Ruled, isNear: boolean): boolean {
  if (rules?.codes["no-apps-or-sites"]) return false;
  return isNear || !isOfOneSubject(name);
}

/** Whether the rules, as far as they are known, let makers show a launch. */
export function allowsLaunches({ rules }: Ruled): boolean {
  const codes = rules?.codes ?? {};
  return !codes["no-self-promotion"] || hasOpening(codes);
}

/** A ban with an open day or thread leaves room. */
function hasOpening(codes: RuleCodes): boolean {
  return Boolean(
    codes["promotion-on-day"] ?? codes["showcase-on-day"] ?? codes["promotion-in-thread-only"],
  );
}

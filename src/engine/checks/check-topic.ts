import { RULES, wordRule } from "#engine/rules/rule-table.ts";
import { isOffTopic } from "#engine/topics/is-off-topic.ts";
import { type Check, wordOutcome } from "./check.ts";
import type { Situation } from "./situation.ts";

/** What nobody wrote down as a rule is enforced less often, and a guess about a community less sure. */
const UNWRITTEN = 0.8;
const HINTED = 0.6;

/** The one check of a draft's subject, where that is clearly another; else the author has to tell. */
export function checkTopic({ policy, draft, postType }: Situation): Check | null {
  const { topic, codes, codeSources, stance, fullName } = policy;
  if (!topic || postType === "thread-comment") return null;
  if (!isOffTopic(topic, `${draft.title}\n${draft.content}`)) return null;
  const rule = codes["on-topic"];
  const isGuess = stance.source.kind === "hint" || stance.source.kind === "none";
  const weight = (rule === undefined ? UNWRITTEN : 1) * (isGuess ? HINTED : 1);
  return {
    id: "on-topic",
    kind: "rule",
    label: rule === undefined ? `Posts are about the subject of ${fullName}.` : wordRule("on-topic", rule), // prettier-ignore
    outcome: "broken",
    message: wordOutcome("broken"),
    source: codeSources["on-topic"] ?? null,
    finding: {
      points: Math.round(RULES["on-topic"].gravity * weight),
      text: `The draft has hardly any of the words that posts in ${fullName} are full of: it reads as if it belonged elsewhere.`,
      places: [],
      fix: null,
    },
  };
}

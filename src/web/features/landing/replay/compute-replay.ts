import { countFollowed, tallyChecks } from "#engine/checks/summarise-checks.ts";
import { assessLoneDraft } from "#engine/risk/assess-lone-draft.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";
import type { BanRiskLevel, RiskReason } from "#engine/risk/ban-risk.ts";
import { draftAfter, EXAMPLE_CIRCUMSTANCES, EXAMPLE_POLICY } from "./example.ts";
import type { Script } from "./script-text.ts";

export type Moment = { level: BanRiskLevel; score: number; followed: number; total: number };

export type Receipt = {
  /** The step that settles it. */
  step: number;
  text: string;
  quote: string | null;
  /** What was done about it. */
  mended: string;
};

export type Replay = {
  /** One more than there are steps: the first is the draft as it came. */
  moments: Moment[];
  receipts: Receipt[];
};

/** What the checker says of the draft before and after each step. */
export function computeReplay(script: Script): Replay {
  const risks = Array.from({ length: script.steps.length + 1 }, (_, steps) => judge(script, steps));
  return {
    moments: risks.map(({ risk, checks }) => ({
      level: risk.level,
      score: risk.score,
      ...countFollowed(tallyChecks(checks)),
    })),
    receipts: script.steps.map((mended, index) => describeStep(index + 1, mended, risks)),
  };
}

type Judged = Assessment & { draft: ReturnType<typeof draftAfter> };

function judge(script: Script, steps: number): Judged {
  const draft = draftAfter(script, steps);
  return { draft, ...assessLoneDraft({ ...EXAMPLE_CIRCUMSTANCES, draft, policy: EXAMPLE_POLICY }) };
}

/** The weightiest of the reasons that a step does away with. */
function describeStep(step: number, mended: string, risks: readonly Judged[]): Receipt {
  const before = risks[step - 1];
  const left = new Map(risks[step]?.risk.reasons.map(({ id, points }) => [id, points]));
  // A condition that is met still weighs a little.
  const settled = before?.risk.reasons.find(({ id, points }) => (left.get(id) ?? 0) < points / 2);
  if (!before || !settled) throw new Error(`Step ${step} of the example settles nothing.`);
  return { step, text: settled.text, quote: quote(settled, before.draft), mended };
}

function quote({ places: [place] }: RiskReason, draft: Judged["draft"]): string | null {
  return place ? (draft[place.field] ?? "").slice(place.start, place.end) : null;
}

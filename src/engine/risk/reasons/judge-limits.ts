import type { Situation } from "#engine/checks/situation.ts";
import { type Ledger, openLedger } from "#engine/ledger/open-ledger.ts";
import { wordClash, wordShort } from "#engine/ledger/word-ledger.ts";
import { NORM_GAP_DAYS, wordRate } from "#engine/policy/promotion-limits.ts";
import { normBasis, type RiskBasis, type RiskReason, ruleBasis } from "#engine/risk/ban-risk.ts";

/** A post that comes before the community takes another one of this account. */
export function judgeGap(situation: Situation): RiskReason[] {
  const { promotion, policy, at, now, timezone } = situation;
  const ledger = openLedgerFor(situation);
  const text = wordClash(ledger, at ?? now, { fullName: policy.fullName, timezone });
  if (text === null || situation.postType === "thread-comment") return [];
  return [
    {
      id: "same-community",
      points: promotion.degree === "promotion" ? 40 : 20,
      text,
      basis: findBasis(situation, ledger),
      places: [],
      fix: situation.moveToGoodTime(),
    },
  ];
}

function openLedgerFor(situation: Situation): Ledger {
  return openLedger({ ...situation, isPromotional: situation.promotion.degree !== "none" });
}

function findBasis(situation: Situation, { gap }: Ledger): RiskBasis {
  if (gap.source && gap.basis === "rule") {
    const text = `One promotion ${wordRate(gap.days)}.`;
    return { kind: "rule", text, source: gap.source };
  }
  return (
    ruleBasis(situation, "no-spam") ??
    normBasis(`Our own norm: one promotion ${wordRate(NORM_GAP_DAYS)} in a community.`)
  );
}

/** More of what the account wrote there promotes than the community lets, and one more comes too soon. */
export function judgeOwnShare(situation: Situation): RiskReason[] {
  const { policy, at, now, promotion } = situation;
  if (promotion.degree === "none" || situation.postType === "thread-comment") return [];
  const { share, shareDue } = openLedgerFor(situation);
  if (!share || !shareDue || (at ?? now) >= shareDue) return [];
  const text = `At most ${share.percent}% of what you write there may promote.`;
  return [
    {
      id: "promotion-share",
      points: 16,
      text: wordShort(share, policy.fullName),
      basis: { kind: "rule", text, source: share.source },
      places: [],
      fix: situation.moveToGoodTime(),
    },
  ];
}

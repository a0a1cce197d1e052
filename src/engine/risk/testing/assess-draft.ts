import { makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { assessBanRisk } from "../assess-ban-risk.ts";
import type { BanRisk, RiskReason } from "../ban-risk.ts";
import { type RiskInput, toRiskInput } from "#engine/checks/risk-input.ts";

/** A Tuesday. */
export const NOW = new Date("2026-11-17T10:00:00Z");

/** Long enough, and about nothing in particular. */
export const CALM_TITLE = "What helped with late invoices this year";
export const CALM_TEXT =
  "Last year half of the invoices went out late. A fixed hour every Friday helped, and so did telling clients the date in advance. A shared sheet fell apart after two weeks because nobody kept it current. What has worked for you, and what sounded good but did not last?";
export const OWN_TEXT = `${CALM_TEXT} In the end I made Ledgerly for that.`;

export type Assessed = Omit<Partial<RiskInput>, "draft"> & { draft?: Partial<Draft> };

/** A draft of an old account with a good name, in a community that demands nothing. */
export function assessDraft({ draft, ...input }: Assessed = {}): BanRisk {
  return assessBanRisk(makeInput({ draft: draft ?? {}, ...input }));
}

export function makeInput({ draft, ...input }: Assessed = {}): RiskInput {
  const known = toRiskInput({
    draft: makeDraft({ title: CALM_TITLE, content: CALM_TEXT, ...draft }),
    policy: makePolicy(),
    author: { karma: 5000, accountAgeDays: 900 },
    now: NOW,
    project: { name: "Ledgerly", url: "https://ledgerly.io" },
  });
  return { ...known, ...input };
}

export function findReason(risk: BanRisk, id: string): RiskReason | undefined {
  return risk.reasons.find((reason) => reason.id === id);
}

/** The words that a reason points at. */
export function quotePlaces(draft: Draft, { places }: Pick<RiskReason, "places">): string[] {
  return places.map(({ field, start, end }) => (draft[field] ?? "").slice(start, end));
}

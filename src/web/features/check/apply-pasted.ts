import type { Policy } from "#contract/policy.ts";
import { type OwnPolicy, applyOwn } from "#engine/policy/own-policy.ts";
import { prepareDemands } from "#engine/demands/prepare-demands.ts";
import { signStance } from "#engine/policy/unwanted/sign-stance.ts";
import { signDemands } from "#engine/policy/unwanted/sign-demands.ts";
import { presentPolicy } from "#engine/policy/word-policy.ts";

/** A policy as the rules make it that a visitor pasted; fetched by those who pasted some. */
export function applyPasted(policy: Policy, own: OwnPolicy): Policy {
  const ruled = applyOwn(policy, own);
  const demands = signDemands(ruled.demands, ruled.codes, ruled.subject);
  const stance = signStance(ruled);
  const applied = { ...policy, ...prepareDemands({ ...ruled, stance, demands }) };
  return { ...applied, ...presentPolicy(applied) };
}

import type { Policy } from "../policy.ts";
import type { Stance } from "../stances.ts";
import { barOtherKinds } from "./bar-other-kinds.ts";
import { nameUnwanted } from "./read-unwanted.ts";
import { signDemands } from "./sign-demands.ts";

const PLANTED = nameUnwanted("planted");
const DISGUISES = [nameUnwanted("research"), PLANTED];
const IMPLIED: Partial<Record<Stance, typeof DISGUISES>> = {
  thread: DISGUISES,
  value: [PLANTED],
  ask: DISGUISES,
  closed: DISGUISES,
  "no-place": DISGUISES,
};

/**
 * Where promotion has no place or a place of its own, what sells without saying so is no way around it.
 * The server adds it: the patterns would weigh on every page that derives a policy.
 */
export function addImplied(policy: Policy): Policy {
  const { is, source } = policy.stance;
  const implied = (IMPLIED[is] ?? []).map((unwanted) =>
    Object.assign({ isImplied: true, source } as const, unwanted),
  );
  return {
    ...policy,
    requirements: [...policy.requirements, ...implied],
    demands: [...signDemands(policy.demands, policy.codes), ...barOtherKinds(policy)],
  };
}

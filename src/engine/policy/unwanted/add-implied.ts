import type { PolicyDemand } from "../demand.ts";
import type { Policy, PolicySource } from "../policy.ts";
import type { Stance } from "../stances.ts";
import { barOtherKinds, barOtherQuestions } from "./bar-other-kinds.ts";
import { implyBreaches } from "./imply-breaches.ts";
import { nameUnwanted } from "./read-unwanted.ts";
import { placeInThreads } from "./place-in-threads.ts";
import { signDemands } from "./sign-demands.ts";
import { signStance } from "./sign-stance.ts";

const PLANTED = nameUnwanted("planted");
const ASTRAY = nameUnwanted("astray");
const LAZY = nameUnwanted("lazy");
const DENIED = nameUnwanted("denied");
const INSULT = nameUnwanted("insult");
const VOTES = nameUnwanted("votes");
/** Reddit's content policy has both: 'harassment' and 'vote manipulation'. */
const OF_REDDIT: PolicySource = { kind: "reddit", asOf: null };
const DISGUISES = [nameUnwanted("research"), PLANTED, DENIED];
const VACANCY = nameUnwanted("vacancy");
const IMPLIED: Partial<Record<Stance, typeof DISGUISES>> = {
  thread: [...DISGUISES, VACANCY],
  value: [PLANTED, DENIED],
  ask: DISGUISES,
  closed: [...DISGUISES, VACANCY],
  "no-place": [...DISGUISES, VACANCY],
};

/**
 * Where promotion has no place or a place of its own, what sells without saying so is no way around it.
 * The server adds it: the patterns would weigh on every page that derives a policy.
 */
export function addImplied(policy: Policy): Policy {
  const { is, source } = policy.stance;
  const lazy = policy.codeSources["no-low-effort"];
  const implied = (IMPLIED[is] ?? [])
    .filter((each) => each !== VACANCY || !isForJobs(policy))
    .map((unwanted) => imply(unwanted, source));
  implied.push(imply(INSULT, OF_REDDIT), imply(VOTES, OF_REDDIT));
  if (policy.subject !== null) implied.push(imply(ASTRAY, source));
  if (lazy) implied.push(imply(LAZY, lazy));
  const { codes, subject } = policy;
  const meant = policy.demands.filter((demand) => !isGoods(demand, policy));
  return {
    ...policy,
    stance: signStance(policy),
    requirements: policy.requirements.concat(implied.filter((each) => !isSaid(each, policy))),
    demands: keepOnce(signDemands(meant, codes, subject)).concat(
      placeInThreads(policy),
      implyBreaches(policy.demands),
      barOtherKinds(policy),
      barOtherQuestions(policy),
    ),
  };
}

function imply({ kind, text, pattern }: typeof LAZY, source: PolicySource) {
  return { isImplied: true as const, source, kind, text, pattern };
}

/** Where jobs are what is talked about, one may be offered for all we know. */
function isForJobs({ kind, subject, fullName }: Policy): boolean {
  return kind === "market" || OF_JOBS.test(`${fullName} ${subject ?? ""}`);
}

const OF_JOBS =
  /jobs?\b|hir(?:e|ing)|career|recruit|emplo|stellen|vagas|\bwork\b|lavoro|trabajo|trabalho/i;

function isSaid({ pattern }: typeof LAZY, { requirements }: Policy): boolean {
  return requirements.some((each) => each.kind === "unwanted" && each.pattern === pattern);
}

/** A market is for selling: where a list has 'trades' or 'sales', one way of it is meant. */
function isGoods({ of, code, detail }: PolicyDemand, { kind, stance }: Policy): boolean {
  const isOpen = stance.is === "welcome" || stance.is === "flair";
  return kind === "market" && isOpen && of === "advert or sale" && code === "unwanted" && !detail;
}

/** What two statements bar in other words is one problem, and the surer of them says it. */
function keepOnce(demands: PolicyDemand[]): PolicyDemand[] {
  const barred = demands.filter(({ code, sign }) => code === "unwanted" && sign !== undefined);
  if (barred.length < 2) return demands;
  const known = new Map<string, PolicyDemand>();
  for (const demand of barred) {
    const key = `${demand.of} ${demand.sign}`;
    const other = known.get(key);
    if (!other || (other.certainty !== "sure" && demand.certainty === "sure"))
      known.set(key, demand);
  }
  const once = new Set(known.values());
  return demands.filter((demand) => !barred.includes(demand) || once.has(demand));
}

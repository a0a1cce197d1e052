import type { PolicyDemand } from "../demand.ts";
import type { Policy } from "../policy.ts";
import { COUNTRIES, LIVING, PROGRAMMING, STAGES } from "./rows/asked-families.ts";
import { FAMILIES, type Family } from "./rows/families.ts";

/** What a thing is stands early. */
const OPENING = 400;

/** Its own name exempts too, but for 'Java', which JavaScript begins with. */
type Member = { name: string; own: string; named: RegExp; called: string; isWide: boolean };

const ALL = Object.values(FAMILIES).map(listMembers);
/** Where nothing is shown, no thing of one's own is nearer than another. */
const BESIDE_OWN_THINGS = ALL.filter(({ of }) => of !== "promotion");

type Members = Required<Omit<Family, "kinds">> & { members: Member[] };

function listMembers({
  about,
  kinds,
  of = "promotion",
  lead = `[^]{0,${OPENING}}?`,
}: Family): Members {
  const members = Object.entries(kinds).map(([name, { named = name, called, isWide = false }]) => ({
    name,
    own: named === name ? called : `${named}|${called}`,
    named: new RegExp(wordOf([named]), "i"),
    called,
    isWide,
  }));
  return { about, of, lead, members };
}

function wordOf(called: readonly string[]): string {
  return String.raw`(?<![\w#+.])(?:${called.join("|")})(?![\w+#])`;
}

/** Where one kind of things is shown, members' things of the kinds beside it are elsewhere: no platformers among 4X games. */
export function barOtherKinds({ shows, subject, fullName, stance }: Policy): PolicyDemand[] {
  const all = `${shows ?? ""} ${subject ?? ""} ${splitName(fullName)}`;
  if (OPEN.test(all)) return [];
  const families = shows === null ? BESIDE_OWN_THINGS : ALL;
  return families.flatMap(({ about, of, lead, members }) => {
    if (!about.test(all)) return [];
    const named = members.filter((kind) => kind.named.test(all));
    const narrow = named.filter(({ isWide }) => !isWide);
    const own = narrow.length > 0 ? narrow : named;
    if (own.length === 0) return [];
    const others = members.filter((kind) => !named.includes(kind) && !kind.isWide);
    return [barOthers(own, others, { of, lead, source: stance.source, certainty: "sure" })];
  });
}

/** What names one of the others, and none of its own, is elsewhere. */
function barOthers(
  own: readonly Member[],
  others: readonly Member[],
  { lead, ...rest }: Pick<PolicyDemand, "of" | "source" | "certainty"> & { lead: string },
): PolicyDemand {
  const called = ({ called: words }: Member) => words;
  const nearer = wordOf(own.map((member) => member.own));
  const sign = `^(?![^]*${nearer})${lead}${wordOf(others.map(called))}`;
  const on = rest.of === "question" ? "on " : "";
  const detail = `other than ${on}${own.map(({ name }) => name).join(" or ")}`;
  return { ...rest, code: "unwanted", value: null, countsComments: false, detail, sign };
}

/** How questions name what they are about: a question on code shows it, and one to identify a thing names its kind. */
const ASKED = [
  listMembers(PROGRAMMING),
  listMembers({
    ...LIVING,
    lead: String.raw`[^\n]*\b(?:what|which|identify|id|name)\b(?:(?!\b(?:on|in|under|from|of|at|near|inside|eating|at(?:e|tacking))\b)[^\n?]){0,30}?`,
  }),
];

/** Its very subject says that of one of them alone is talked. */
const ALWAYS_ONE = [listMembers(COUNTRIES), listMembers(STAGES)];

/** Where questions on one kind are answered, those on the kinds beside it are asked elsewhere: no plants among birds. */
export function barOtherQuestions({ subject, fullName, kind, stance }: Policy): PolicyDemand[] {
  if (subject === null) return [];
  const all = `${subject} ${splitName(fullName)}`;
  if (OPEN.test(all)) return [];
  const asked = kind === "qa" || stance.is === "no-place" ? ASKED : [];
  return [...asked, ...ALWAYS_ONE].flatMap(({ about, members, lead }) => {
    const own = about.test(all) ? members.filter(({ named }) => named.test(all)) : [];
    if (own.length === 0) return [];
    const others = members.filter((each) => !own.includes(each));
    const { source } = stance;
    return [barOthers(own, others, { of: "question", lead, source, certainty: "probable" })];
  });
}

/** Things of any kind are at home there, or it is about several. */
const OPEN = /\b(?:any|anything|every(?!day)\w*|all|other|cross-?platform)\b/i;

/** 'r/4Xgaming' → '4X gaming', 'r/AndroidGaming' → 'Android Gaming'. */
function splitName(fullName: string): string {
  return fullName.replace(/^r\//, "").replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=\dX)(?=[a-z])|_/g, " ");
}

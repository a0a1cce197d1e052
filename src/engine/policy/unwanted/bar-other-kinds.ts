import type { PolicyDemand } from "../demand.ts";
import type { Policy } from "../policy.ts";
import { FAMILIES } from "./rows/families.ts";

/** What a thing is stands early. */
const OPENING = 400;

type Member = { name: string; named: RegExp; called: string; isWide: boolean };

const ALL: { about: RegExp; members: Member[] }[] = Object.values(FAMILIES).map(
  ({ about, kinds }) => ({
    about,
    members: Object.entries(kinds).map(([name, { named = name, called, isWide = false }]) => ({
      name,
      named: new RegExp(wordOf([named]), "i"),
      called,
      isWide,
    })),
  }),
);

function wordOf(called: readonly string[]): string {
  return String.raw`(?<![\w#+.])(?:${called.join("|")})(?![\w+#])`;
}

/** Where one kind of things is shown, members' things of the kinds beside it are elsewhere: no platformers among 4X games. */
export function barOtherKinds({ shows, subject, fullName, stance }: Policy): PolicyDemand[] {
  const all = `${shows ?? ""} ${subject ?? ""} ${splitName(fullName)}`;
  if (shows === null || OPEN.test(all)) return [];
  return ALL.flatMap(({ about, members }) => {
    if (!about.test(all)) return [];
    const named = members.filter((kind) => kind.named.test(all));
    const narrow = named.filter(({ isWide }) => !isWide);
    const own = narrow.length > 0 ? narrow : named;
    if (own.length === 0) return [];
    const others = members.filter((kind) => !named.includes(kind) && !kind.isWide);
    const sign = `^(?![^]*${wordOf(own.map(readCalled))})[^]{0,${OPENING}}?${wordOf(others.map(readCalled))}`;
    const detail = `other than ${own.map(({ name }) => name).join(" or ")}`;
    const is = { of: "promotion", code: "unwanted", value: null, countsComments: false } as const;
    return [{ ...is, detail, sign, source: stance.source, certainty: "sure" as const }];
  });
}

function readCalled({ called }: Member): string {
  return called;
}

/** Things of any kind are at home there, or it is about several. */
const OPEN = /\b(?:any|anything|every\w*|all|other|cross-?platform)\b/i;

/** 'r/4Xgaming' → '4X gaming', 'r/AndroidGaming' → 'Android Gaming'. */
function splitName(fullName: string): string {
  return fullName.replace(/^r\//, "").replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=\dX)(?=[a-z])|_/g, " ");
}

import { beginLarge } from "#engine/text/characters.ts";
import { rememberByText } from "#engine/text/remember.ts";
import type { Concern, Demand } from "../demand.ts";
import { nameUnwanted } from "../unwanted/read-unwanted.ts";
import { CONTENTS } from "../unwanted/rows/contents.ts";
import { UNSEEN } from "../unwanted/rows/unseen.ts";
import { CALLED } from "../unwanted/rows/noted-subjects.ts";
import { ALL_LISTED, LISTED, type Listed } from "../unwanted/rows/listed.ts";
import { NAMED_POSTS } from "../unwanted/rows/named-posts.ts";
import {
  HELPED,
  CONDITIONAL,
  WANTED,
  ARTICLE,
  BUT_ON,
  OFF_DAYS,
  COMMERCIAL,
  LEAVE,
  AT_LARGE,
  THREAD,
  PLACED,
  SEVERAL,
  AS_POSTS,
} from "./listed-rows.ts";
import type { NotedDemand, Statement } from "./note.ts";

/** What a statement only lists as unwanted, or as at home elsewhere, as far as a draft can be held against it. */
export function demandListed({
  unwanted,
  elsewhere,
  demands,
  subject = null,
}: Pick<Statement, "unwanted" | "elsewhere" | "demands"> &
  Partial<Pick<Statement, "subject">>): NotedDemand[] {
  const listed = [
    ...unwanted.map((what) => ({ what, where: null })),
    ...elsewhere.filter(({ what }) => !/\bown\b/.test(what)),
  ]
    .flatMap(({ what, where }) => demandAll(what, where))
    .filter((demand) => !isPurpose(demand, subject) && !hasItsDay(demand, demands))
    .filter((demand, _, all) => !isWithLeave(demand, [...demands, ...all]))
    .filter((demand, _, all) => !isPartOfSales(demand, [...demands, ...all]));
  const said = new Set(demands.map(nameOne));
  // Of two names for one thing one is enough.
  const named = new Map(listed.map((demand) => [nameOne(demand), demand]));
  return [...named].flatMap(([name, demand]) => (said.has(name) ? [] : [demand]));
}

/** What a community is about is not barred there: 'apps for identifying plants' are no identification. */
function isPurpose({ of, code, detail }: NotedDemand, subject: string | null): boolean {
  if (of !== "special question" || code !== "unwanted" || !detail || !subject) return false;
  const called = CALLED.find(([noted]) => noted.test(detail.toLowerCase()));
  return called !== undefined && called[0].test(subject.toLowerCase());
}

/** What may come on one day is at home elsewhere on the others only. */
function hasItsDay({ code, detail }: NotedDemand, demands: readonly NotedDemand[]): boolean {
  const [name = ""] = (detail ?? "").toLowerCase().split(": ");
  return (
    code === "unwanted" &&
    demands.some((each) => {
      const placed = each.code === "day" ? each.detail?.toLowerCase() : undefined;
      return placed !== undefined && placed !== "" && name.startsWith(placed);
    })
  );
}

/** Where surveys are for the moderators to allow, those that nobody allowed are meant. */
function isWithLeave({ code }: NotedDemand, all: readonly NotedDemand[]): boolean {
  return (
    code === "no-surveys" && all.some((each) => each.of === "survey" && each.code === "ask-mods")
  );
}

/** Where prices are refused, too, one demand says both. */
function isPartOfSales(
  { of, code, value }: NotedDemand,
  all: readonly Pick<NotedDemand, "of" | "code" | "value">[],
): boolean {
  return (
    code === "no-sales-link" &&
    value !== null &&
    all.some((each) => each.code === code && each.of === of && each.value === null)
  );
}

function nameOne({ of, code, detail, value, requirement }: NotedDemand): string {
  return JSON.stringify(requirement ?? [of, code, detail, value]);
}

/** Names that say a condition and are barred all the same. */
const EVEN_SO = new Set(
  [
    "asked first",
    "lazy",
    "spoiler",
    "bare link",
    "picture",
    "picture alone",
    "pitch",
    ...Object.keys(UNSEEN),
  ].map((name) => ALL_LISTED[name]),
);

function isOfKind(name: string, named: string): boolean {
  return CALLED.some(([noted]) => noted.test(name)) || WANTED.test(named);
}

/** What the whole name says; else each of several names in one, and 'recommendation posts' as questions. */
function demandAll(what: string, where: string | null): NotedDemand[] {
  const whole = demandOne(what, where);
  if (whole.length > 0) return whole;
  // A condition is one on all of them.
  const parts = CONDITIONAL.test(what) ? [] : what.split(SEVERAL);
  const each = parts.length > 1 ? parts.flatMap((part) => demandOne(part, where)) : [];
  if (each.length > 0) return each;
  return AS_POSTS.test(what) ? demandOne(what.replace(AS_POSTS, "$1 questions"), where) : [];
}

/** Lists name the same things again and again; all notes together name some 13,400. */
const MOST_KNOWN = 20_000;
const ALL_ROWS = Object.values(ALL_LISTED);
const listFitting = rememberByText(MOST_KNOWN, (named) =>
  ALL_ROWS.filter(({ noted }) => noted.test(named)),
);

function demandOne(what: string, where: string | null): NotedDemand[] {
  const whole = where === null ? what : `${what}: ${where}`;
  const name = whole.toLowerCase();
  const named = what.toLowerCase();
  const isQuestionOfNoKind = (row: Listed) => row === LISTED["question"] && !isOfKind(name, named);
  const fitting = listFitting(named);
  // A question of no known kind can't be told from others, if no word of its own tells it.
  const row = fitting.find((each) => !isQuestionOfNoKind(each));
  const [, posts, day] = BUT_ON.exec(named) ?? [];
  if (posts !== undefined && day !== undefined && where === null)
    return [makeDemand({ of: "other", code: "day" }, posts, beginLarge(day))];
  const isConditional = CONDITIONAL.test(what.replaceAll(HELPED, ""));
  if (isConditional && !(row && EVEN_SO.has(row)))
    return where === null ? [...readLack(named), ...readDay(named)] : [];
  if (!row && fitting.length > 0) return [];
  if (!row) return where === null ? readPlace(named) : readSentOn(named, where);
  if ("finds" in row.is) {
    const demand = makeDemand({ of: "other", code: "unwanted" }, what);
    return [{ ...demand, requirement: nameUnwanted(row.is.finds) }];
  }
  const isQuestion = row === LISTED["question"] || row === LISTED["any question"];
  if (isQuestion && where !== null && /thread|megathread|discussion/i.test(where))
    return [
      makeDemand(
        { of: row.is.of, code: "question-in-thread" },
        row.names === "detail" ? what : null,
        where,
      ),
    ];
  return [
    makeDemand(
      row.is,
      row.names === "detail" ? whole : null,
      row.names === "value" ? wordValue(row, what) : null,
    ),
  ];
}

/** The form of a title is said as it should be. */
function wordValue({ is }: Listed, what: string): string {
  return "code" in is && is.code === "title-format" ? `no ${what}` : what;
}

function concernOf(name: string): Concern | null {
  return Object.values(NAMED_POSTS).find(({ noted }) => noted.test(name))?.of ?? null;
}

/** 'Memes on weekdays': what is left to the weekend. */
function readDay(name: string): NotedDemand[] {
  const [, posts] = OFF_DAYS.exec(name) ?? [];
  return posts === undefined ? [] : [makeDemand({ of: "other", code: "day" }, posts, "weekend")];
}

/** 'Pictures without details': what such posts have to have. */
function readLack(name: string): NotedDemand[] {
  const [posts = "", lack = ""] = name.split(" without ");
  const lacking = lack.replace(ARTICLE, "");
  const of = concernOf(posts);
  if (of === null) return [];
  // 'Commercial posts': which of all posts, no word of ours tells.
  if (of === "all" && posts !== "posts")
    return LEAVE.test(lacking) && COMMERCIAL.test(posts)
      ? [makeDemand({ of: "promotion", code: "ask-mods" }, null)]
      : [];
  if (LEAVE.test(lacking)) return [makeDemand({ of, code: "ask-mods" }, null)];
  if (/\b(?:flair|title tag|tag)$/.test(lacking)) return [];
  const isKnown = Object.values(CONTENTS).some(({ noted }) => noted.test(lacking));
  return isKnown ? [makeDemand({ of, code: "contains" }, null, lacking)] : [];
}

/** 'Loglines' to 'Logline Monday': one word of its own, which the title of such a post has. */
function readSentOn(name: string, where: string): NotedDemand[] {
  if (!/^[a-z]{4,}$/.test(name) || AT_LARGE.test(name)) return [];
  return THREAD.test(where)
    ? [makeDemand({ of: "other", code: "thread-only" }, name, where)]
    : [makeDemand({ of: "other", code: "unwanted" }, `${name}: ${where}`)];
}

/** 'Sales outside the thread': where such posts belong. */
function readPlace(name: string): NotedDemand[] {
  const [, posts = ""] = PLACED.exec(name) ?? [];
  const of = posts === "" ? null : concernOf(posts);
  if (of === null || of === "all") return [];
  return [makeDemand({ of, code: of === "question" ? "question-in-thread" : "thread-only" }, null)];
}

function makeDemand(
  is: Pick<Demand, "of" | "code">,
  detail: string | null,
  value: string | null = null,
): NotedDemand {
  return { ...is, value, detail, countsComments: false, requirement: null };
}

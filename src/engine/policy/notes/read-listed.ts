import type { Concern, Demand } from "../demand.ts";
import { nameUnwanted } from "../unwanted/read-unwanted.ts";
import { CONTENTS } from "../unwanted/rows/contents.ts";
import { CALLED } from "../unwanted/rows/noted-subjects.ts";
import { ALL_LISTED, LISTED } from "../unwanted/rows/listed.ts";
import { NAMED_POSTS } from "../unwanted/rows/named-posts.ts";
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
    .flatMap(({ what, where }) => demandOne(what, where))
    .filter((demand) => !isPurpose(demand, subject));
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

function nameOne({ of, code, detail, value, requirement }: NotedDemand): string {
  return JSON.stringify(requirement ?? [of, code, detail, value]);
}

/** A condition that changes nothing. */
const HELPED = /\bhelp with\b/g;

/** The same things with a condition: they are not barred as such. */
const CONDITIONAL =
  /\b(?:with|without|un(?:tagged|marked|disclosed|sourced|labell?ed|declared)|low[- ]effort|repeat(?:ed)?|excessive|frequent|other days|weekdays|bare|hidden|plain|old|non-?\w+)\b/;

function demandOne(what: string, where: string | null): NotedDemand[] {
  const whole = where === null ? what : `${what}: ${where}`;
  const name = whole.toLowerCase();
  const named = what.toLowerCase();
  const row = Object.values(ALL_LISTED).find(({ noted }) => noted.test(named));
  const isConditional = CONDITIONAL.test(what.replaceAll(HELPED, ""));
  if (isConditional && row !== LISTED["asked first"] && row !== LISTED["spoiler"])
    return where === null ? [...readLack(named), ...readDay(named)] : [];
  if (!row) return where === null ? readPlace(named) : readSentOn(named, where);
  if ("finds" in row.is) {
    const demand = makeDemand({ of: "other", code: "unwanted" }, what);
    return [{ ...demand, requirement: nameUnwanted(row.is.finds) }];
  }
  const isQuestion = row === LISTED["question"] || row === LISTED["any question"];
  // A question of no known kind can't be told from others, if no word of its own tells it.
  if (
    row === LISTED["question"] &&
    !CALLED.some(([noted]) => noted.test(name)) &&
    !WANTED.test(named)
  )
    return [];
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
      row.names === "value" ? `no ${what}` : null,
    ),
  ];
}

/** 'Tab requests': the thing that is asked for is named in any title that asks for it. */
const WANTED =
  /^(?!(?:advice|private|product|vague|specific|common|content|media|posted|deleted|paid|free|app|personal|low-effort|payment|partner|interview|review|interesting|site|money|spec|art) )[a-z]+ (?:requests?|help)$/;

function concernOf(name: string): Concern | null {
  return Object.values(NAMED_POSTS).find(({ noted }) => noted.test(name))?.of ?? null;
}

const ARTICLE = /^(?:an?|the|any|their) /;
const OFF_DAYS = /^(.+?) (?:on|during) (?:weekdays|the week)$/;

/** 'Memes on weekdays': what is left to the weekend. */
function readDay(name: string): NotedDemand[] {
  const [, posts] = OFF_DAYS.exec(name) ?? [];
  return posts === undefined ? [] : [makeDemand({ of: "other", code: "day" }, posts, "weekend")];
}

const LEAVE = /^(?:approval|permission|leave|asking|consent)$/;

/** 'Pictures without details': what such posts have to have. */
function readLack(name: string): NotedDemand[] {
  const [posts = "", lack = ""] = name.split(" without ");
  const lacking = lack.replace(ARTICLE, "");
  const of = concernOf(posts);
  if (of === null) return [];
  if (LEAVE.test(lacking)) return [makeDemand({ of, code: "ask-mods" }, null)];
  if (/\b(?:flair|title tag|tag)$/.test(lacking)) return [];
  const isKnown = Object.values(CONTENTS).some(({ noted }) => noted.test(lacking));
  return isKnown ? [makeDemand({ of, code: "contains" }, null, lacking)] : [];
}

/** What much is called: in a title it says little of what the post is. */
const AT_LARGE =
  /^(?:art|clients|debate|discussion|events?|everything|food|games|gear|images|jobs|lists|maps|music|news|offers|opinions|plants|players|projects?|promotion|servers|solutions|tutorials|things|travel|your|value)$/;
const THREAD = /thread|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** 'Loglines' to 'Logline Monday': one word of its own, which the title of such a post has. */
function readSentOn(name: string, where: string): NotedDemand[] {
  if (!/^[a-z]{4,}$/.test(name) || AT_LARGE.test(name)) return [];
  return THREAD.test(where)
    ? [makeDemand({ of: "other", code: "thread-only" }, name, where)]
    : [makeDemand({ of: "other", code: "unwanted" }, `${name}: ${where}`)];
}

const PLACED =
  /^(.+?) (?:outside (?:of )?(?:the |its |their )?(?:[\w-]+ )?(?:mega)?threads?|as (?:a )?posts?|as separate posts)$/;

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

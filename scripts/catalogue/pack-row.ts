import type { CodedRules } from "#engine/rules/rule-table.ts";
import type { Activity, SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import {
  type CatalogueEntry,
  type CatalogueHeader,
  type PackedActivity,
  type PackedDate,
  type PackedRow,
  type PackedRules,
  PHRASE_SPACE,
} from "#catalogue/catalogue-file.ts";

type Lists = Pick<
  CatalogueHeader,
  "asOf" | "categories" | "topics" | "ruleCodes" | "postTypes" | "activitySources" | "kinds"
>;

/** Packs rows in the order of `names`, as catalogue-file.ts reads them. */
export function createRowPacker(lists: Lists, names: string[]) {
  const positions = new Map(names.map((name, position) => [name.toLowerCase(), position]));
  let members = 0;
  let modelRow = -1;
  return ({ facts, modelRow: ownRow }: CatalogueEntry): PackedRow => {
    const row: PackedRow = [
      members - facts.members,
      ownRow === null ? null : ownRow - modelRow - 1,
      packCategory(facts, lists),
      facts.topic === null ? null : lists.topics.indexOf(facts.topic),
      facts.keywords.map((keyword) => keyword.replaceAll(" ", PHRASE_SPACE)).join(" ") || null,
      facts.createdOn === null ? null : packDate(facts.createdOn),
      filled(facts.related.flatMap((name) => positions.get(name.toLowerCase()) ?? [])),
      filled(facts.membersHistory.slice(0, -1).flatMap((h) => [packDate(h.asOf), h.members])),
      facts.membersAsOf === lists.asOf ? null : packDate(facts.membersAsOf),
      facts.frontPage && [
        facts.frontPage.medianScore,
        facts.frontPage.medianComments,
        facts.frontPage.posts,
      ],
      filled(facts.postTypes.flatMap((p) => [lists.postTypes.indexOf(p.type), p.posts])),
      filled(facts.flairs.flatMap((flair) => [flair.text, flair.posts])),
      facts.rules && packRules(facts.rules, lists),
      facts.activity && packActivity(facts.activity, lists),
      facts.weeklyActive,
      facts.membersEstimated ? 1 : null,
      facts.language,
      facts.kind === null ? null : (lists.kinds ?? []).indexOf(facts.kind),
    ];
    members = facts.members;
    modelRow = ownRow ?? modelRow;
    return cutNulls(row);
  };
}

function packCategory({ category, isCategoryEstimated }: SubredditFacts, lists: Lists): number {
  const position = lists.categories.indexOf(category);
  return isCategoryEstimated ? -1 - position : position;
}

function packRules({ asOf, count, codes }: CodedRules, lists: Lists): PackedRules {
  const packed = Object.entries(codes).map(([code, value]): number | [number, number | string] => {
    const position = lists.ruleCodes.indexOf(code);
    if (position < 0) throw new Error(`The rule code ${code} is not known.`);
    return value === true ? position : [position, value];
  });
  return [packDate(asOf), count, ...packed];
}

function packActivity(activity: Activity, lists: Lists): PackedActivity {
  const { source, asOf, posts, spanDays, byHour, byDay, byDayAsOf, outcome } = activity;
  const packed: PackedActivity = [
    lists.activitySources.indexOf(source),
    packDate(asOf),
    posts,
    spanDays,
    byHour,
    byDay,
    outcome && [outcome.posts, outcome.medianScore, outcome.medianComments, outcome.shareOver10],
    byDayAsOf ? packDate(byDayAsOf) : null,
  ];
  return cutNulls(packed);
}

function packDate(date: string): PackedDate {
  return Number(date.replaceAll("-", ""));
}

function filled<T>(values: T[]): T[] | null {
  return values.length > 0 ? values : null;
}

function cutNulls<T extends unknown[]>(values: T): T {
  while (values.at(-1) === null) values.pop();
  return values;
}

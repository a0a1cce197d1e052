import type { CommunityKind } from "#engine/policy/policy.ts";
import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { ActivitySource } from "#engine/subreddits/subreddit-facts.ts";

/** One line of the source. */
export type SourceSubreddit = {
  name: string;
  members: number;
  membersAsOf?: string;
  /** From its place in a list by size. Whoever has it was picked by hand, with the next three. */
  membersEstimated?: true;
  language?: string;
  kind?: CommunityKind;
  category?: string;
  membersHistory?: [month: string, members: number][];
  weeklyActive?: number;
  topic?: string;
  created?: string;
  keywords: string[];
  rules?: { asOf: string; count: number; codes: RuleCodes };
  postTypes?: Partial<Record<PostTypeSeen, number>>;
  flairs?: [text: string, posts: number][];
  activity?: SourceActivity;
  hotMedian?: { score: number; comments: number; n: number };
  related?: string[];
};

type SourceActivity = {
  byHour: number[];
  byDay: number[] | null;
  posts: number;
  days: number | null;
  asOf: string;
  source: ActivitySource;
  /** Where the days come from, if from elsewhere than the hours. */
  byDaySource?: ActivitySource;
  outcome?: {
    n: number[];
    medianScore: number[];
    medianComments: number[];
    over10: number[];
  };
};

/** A subreddit of the source and its line, which is also its row in the model. */
export type SourceRow = { row: number; subreddit: SourceSubreddit };

export function readSource(file: string): SourceRow[] {
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
  return lines.map((line, row) => ({ row, subreddit: JSON.parse(line) as SourceSubreddit }));
}

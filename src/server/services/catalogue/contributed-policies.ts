import * as z from "zod";
import { MAX_PASTE_LENGTH } from "#engine/policy/paste/read-paste.ts";
import { NO_CORRECTIONS, readOwnPolicy } from "#engine/policy/paste/own-reading.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import { listPastedRules } from "#server/db/subreddits/own-policies-repository.ts";
import { findStored, saveSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { toCatalogueRow } from "./catalogue-rows.ts";
import type { RejectedLine } from "./import-subreddits.ts";
import type { ImportLine } from "./read-import-file.ts";
import { FactDate } from "#contract/fields.ts";
import { Corrections } from "#contract/policy.ts";

/** What users pasted, a line of JSON each, without a word on who they are. */
export async function exportPolicies({
  database: { db },
}: Pick<ServiceDeps, "database">): Promise<string[]> {
  const rows = await listPastedRules(db);
  return rows.map(({ subredditId, ...rest }) =>
    JSON.stringify({ subreddit: subredditId, ...rest }),
  );
}

const ContributedPolicy = z.strictObject({
  subreddit: z.string("needs the field subreddit").transform((name) => name.toLowerCase()),
  text: z.string("needs the field text").max(MAX_PASTE_LENGTH, "is longer than 100,000 characters"),
  corrections: Corrections.default(NO_CORRECTIONS),
  asOf: FactDate,
});

export type ContributedResult = { taken: number; rejected: number };

/**
 * Makes them part of the catalogue: each community's newest line counts for everybody, as rules of
 * that day. What a user pasted still counts more for that user.
 */
export async function importPolicies(
  deps: Pick<ServiceDeps, "database" | "clock" | "profiles">,
  lines: AsyncIterable<ImportLine>,
  onRejected: (rejected: RejectedLine) => void,
): Promise<ContributedResult> {
  const { db } = deps.database;
  const today = deps.clock().toISOString().slice(0, 10);
  const result: ContributedResult = { taken: 0, rejected: 0 };
  const reject = (line: number, reason: string) => {
    result.rejected += 1;
    onRejected({ line, reason });
  };
  for await (const line of lines) {
    const read = readLine(line, today);
    if ("reason" in read) {
      reject(line.line, read.reason);
      continue;
    }
    const { subreddit, policy } = read;
    const stored = (await findStored(db, [subreddit])).get(subreddit);
    if (!stored) reject(line.line, `r/${subreddit} is not in the catalogue`);
    else if ((stored.facts.contributed?.asOf ?? "") > policy.asOf) {
      reject(line.line, `newer rules of r/${subreddit} are known`);
    } else {
      const { id: _id, facts, source, ...origin } = stored;
      // A newer catalogue leaves alone what is not its own.
      const kept = { ...origin, source: source === "catalogue" ? "import" : source } as const;
      const profile = deps.profiles.get(subreddit);
      await saveSubreddit(db, toCatalogueRow({ ...facts, contributed: policy }, kept, profile));
      result.taken += 1;
    }
  }
  return result;
}

function readLine(
  line: ImportLine,
  today: string,
): { reason: string } | { subreddit: string; policy: OwnPolicy } {
  if ("fault" in line) return { reason: line.fault };
  const parsed = ContributedPolicy.safeParse(line.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { reason: `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim() };
  }
  const { subreddit, text, corrections, asOf } = parsed.data;
  if (asOf > today) return { reason: "asOf lies in the future" };
  return { subreddit, policy: asRules(readOwnPolicy(text, corrections, asOf)) };
}

/** For everybody else they are rules of that day, not rules that they pasted. */
function asRules(policy: OwnPolicy): OwnPolicy {
  const source = { kind: "rules", asOf: policy.asOf } as const;
  return {
    ...policy,
    source,
    stance: policy.stance && { ...policy.stance, source },
    uncodedRules: policy.uncodedRules.map(({ text }) => ({ text, source })),
    requirements: policy.requirements.map((requirement) => Object.assign(requirement, { source })),
  };
}

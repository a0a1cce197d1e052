import { readRules } from "#engine/policy/reading/read-rules.ts";
import { recordMembers } from "#engine/subreddits/record-members.ts";
import { type SubredditFacts, NOTHING_KNOWN } from "#engine/subreddits/subreddit-facts.ts";
import {
  collectWords,
  copyIncoming,
  countSubreddits,
  formatBatch,
  lockCatalogue,
  mergeIncoming,
  type NewSubreddit,
  saveCatalogueSize,
  settleCatalogue,
} from "#server/db/subreddits/catalogue-repository.ts";
import type { BulkSession } from "#server/db/database.ts";
import {
  findStored,
  type StoredSubreddit,
  saveSubreddit,
} from "#server/db/subreddits/subreddits-repository.ts";
import { forgetAll } from "#server/services/subreddits/remember-communities.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { toCatalogueRow } from "./catalogue-rows.ts";
import { ImportedSubreddit, type ImportLine } from "./read-import-file.ts";
import { insertSnapshots } from "#server/db/subreddits/stale-subreddits-repository.ts";
import * as z from "zod";
import { MAX_PASTE_LENGTH } from "#engine/policy/paste/paste-limits.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { readOwnPolicy } from "#engine/policy/paste/own-reading.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import { listPastedRules } from "#server/db/subreddits/own-policies-repository.ts";
import { FactDate } from "#contract/fields.ts";
import { Corrections } from "#contract/policy.ts";

export type ImportResult = { added: number; updated: number; rejected: number };
export type RejectedLine = { line: number; reason: string };

const BATCH_SIZE = 1000;

/** Adds or updates subreddits, in one transaction; a bad line is named and the rest goes on. */
export async function importSubreddits(
  deps: Pick<ServiceDeps, "database" | "clock" | "profiles">,
  lines: AsyncIterable<ImportLine>,
  onRejected: (rejected: RejectedLine) => void,
): Promise<ImportResult> {
  const result: ImportResult = { added: 0, updated: 0, rejected: 0 };
  await deps.database.bulk(async (session) => {
    await lockCatalogue(session.db);
    const save = async (batch: ImportedSubreddit[]) => {
      const saved = await saveBatch(deps, session, batch);
      result.added += saved.added;
      result.updated += saved.updated;
    };
    const today = deps.clock().toISOString().slice(0, 10);
    let batch: ImportedSubreddit[] = [];
    for await (const line of lines) {
      const read = readLine(line, today);
      if ("reason" in read) {
        result.rejected += 1;
        onRejected(read);
      } else batch.push(read.subreddit);
      if (batch.length === BATCH_SIZE) {
        await save(batch);
        batch = [];
      }
    }
    await save(batch);
    await collectWords(session.db);
    await saveCatalogueSize(session.db, await countSubreddits(session.db));
  });
  await settleCatalogue(deps.database.unhurried);
  forgetAll(deps);
  return result;
}

const DATES = ["membersAsOf", "rulesAsOf"] as const;

function readLine(
  line: ImportLine,
  today: string,
): RejectedLine | { subreddit: ImportedSubreddit } {
  if ("fault" in line) return { line: line.line, reason: line.fault };
  const parsed = ImportedSubreddit.safeParse(line.value);
  if (parsed.success) {
    const ahead = DATES.find((field) => (parsed.data[field] ?? today) > today);
    return ahead
      ? { line: line.line, reason: `${ahead} lies in the future` }
      : { subreddit: parsed.data };
  }
  const [issue] = parsed.error.issues;
  const reason = issue?.path.length
    ? `${issue.path.join(".")} ${issue.message}`
    : "this is not an object with the fields of a subreddit";
  return { line: line.line, reason };
}

async function saveBatch(
  deps: Pick<ServiceDeps, "clock" | "profiles">,
  session: BulkSession,
  batch: ImportedSubreddit[],
): Promise<Pick<ImportResult, "added" | "updated">> {
  if (batch.length === 0) return { added: 0, updated: 0 };
  const now = deps.clock();
  // A name that comes twice counts once, as the last line has it.
  const byId = new Map(batch.map((given) => [given.name.toLowerCase(), given]));
  const stored = await findStored(session.db, [...byId.keys()]);
  const rows = Array.from(byId, ([id, given]): NewSubreddit => {
    const before = stored.get(id);
    const facts = mergeFacts(given, before?.facts ?? null, now.toISOString().slice(0, 10));
    const origin = {
      modelRow: before?.modelRow ?? null,
      source: "import",
      refreshedAt: now,
    } as const;
    return toCatalogueRow(facts, origin, deps.profiles.get(id));
  });
  await copyIncoming(session, formatBatch(rows));
  await mergeIncoming(session.db);
  await insertSnapshots(
    session.db,
    rows.filter((row) => isNews(row, byId)).map((row) => toSnapshot(row, now)),
  );
  return { added: rows.length - stored.size, updated: stored.size };
}

/** A count older than the one that was known is history, not a snapshot. */
function isNews({ id, facts }: NewSubreddit, given: Map<string, ImportedSubreddit>): boolean {
  const { membersAsOf } = given.get(id) ?? {};
  return membersAsOf === undefined || facts.membersAsOf === membersAsOf;
}

function toSnapshot({ id, facts, members, risk }: NewSubreddit, now: Date) {
  const isToday = now.toISOString().startsWith(facts.membersAsOf);
  const day = facts.membersAsOf.length === 7 ? `${facts.membersAsOf}-01` : facts.membersAsOf;
  return {
    subredditId: id,
    takenAt: isToday ? now : new Date(`${day}T00:00:00Z`),
    source: "import",
    members,
    risk,
    postsPerDay: null,
  } as const;
}

/** What the line says, over what was known. */
function mergeFacts(
  { over18: _isNot, rules, rulesAsOf, ...given }: ImportedSubreddit,
  before: StoredSubreddit["facts"] | null,
  today: string,
): SubredditFacts {
  const { members, membersAsOf = today, ...rest } = given;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...(before ?? { ...NOTHING_KNOWN, category: "Other" as const }),
    ...(said as Partial<SubredditFacts>),
    ...(rules && { rules: Array.isArray(rules) ? readRules(rules, rulesAsOf ?? today) : rules }),
    name: given.name,
    ...recordMembers(members, before, membersAsOf),
    isCategoryEstimated: given.category ? false : (before?.isCategoryEstimated ?? true),
  };
}

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
    const read = readPolicyLine(line, today);
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

function readPolicyLine(
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
function asRules({ isStanceOpen, ...policy }: OwnPolicy): OwnPolicy {
  const source = { kind: "rules", asOf: policy.asOf } as const;
  return {
    ...policy,
    source,
    // What they allow was not told: nobody else is asked.
    stance: policy.stance && !isStanceOpen ? { ...policy.stance, source } : null,
    uncodedRules: policy.uncodedRules.map(({ text }) => ({ text, source })),
    requirements: policy.requirements.map((requirement) => Object.assign(requirement, { source })),
  };
}

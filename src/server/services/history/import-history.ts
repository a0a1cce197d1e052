import {
  type BroughtHistory,
  type HistoryBatch,
  type HistoryComment,
  type HistoryPost,
  MAX_IMPORTED_COMMENTS,
  MAX_IMPORTED_POSTS,
  type HistoryImports,
} from "#contract/history.ts";
import { identifyAddress } from "#engine/outcomes/identify-address.ts";
import { BROWSER_AHEAD_MS } from "#engine/clock/time-units.ts";
import {
  type NewContribution,
  countImported,
  insertHistory,
  listKnownAddresses,
  deleteImport,
  listImportRows,
} from "#server/db/posts/contributions-repository.ts";
import type { NewPost } from "#server/db/posts/posts-repository.ts";
import { lockProject } from "#server/db/projects/projects-repository.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { found } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readPostAddress } from "#engine/outcomes/post-address.ts";
import { formatCount } from "#engine/text/format.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";

/**
 * Keeps what the user picked from Reddit's data export: posts as made posts of the project, comments as
 * something logged. Open to every plan and charged to none, since nothing was written here. With no time
 * of their own in the plan and no prediction, nothing is asked about them.
 */
export async function importHistory(
  deps: ServiceDeps,
  { userId }: Scope,
  projectId: string,
  { importId, posts, comments = [] }: HistoryBatch,
): Promise<BroughtHistory> {
  const now = deps.clock();
  const made = posts.map((post, place) => locate(`posts.${place}`, post, post.postedAt, now));
  const written = comments.map((comment, place) =>
    locate(`comments.${place}`, comment, comment.writtenAt, now),
  );
  await consumeLimit(deps, "importPerUser", userId);
  return deps.database.db.transaction(async (tx) => {
    // One at a time for a user: what is known already depends on the import before.
    requireUser(await lockUser(tx, userId));
    const project = found(await lockProject(tx, userId, projectId));
    const names = [...new Set([...made, ...written].map(({ item }) => item.subredditId))];
    const communities = new Set((await findSizes(tx, names)).map(({ id }) => id));
    const { ofPosts, logged } = await listKnownAddresses(tx, userId);
    const sortedPosts = sort(made, communities, ofPosts);
    const sortedComments = sort(written, communities, [...ofPosts, ...logged]);
    const imported = await countImported(tx, userId);
    refuseTooMany("posts", imported.posts + sortedPosts.brought.length, MAX_IMPORTED_POSTS);
    const commentCount = imported.comments + sortedComments.brought.length;
    refuseTooMany("comments", commentCount, MAX_IMPORTED_COMMENTS);
    const origin = { userId, importId };
    await insertHistory(
      tx,
      sortedPosts.brought.map((post) => ({
        ...toPostRow(post, now),
        ...origin,
        projectId: project.id,
      })),
      sortedComments.brought.map((comment) => ({ ...toContribution(comment, now), ...origin })),
    );
    return {
      brought: { posts: sortedPosts.brought.length, comments: sortedComments.brought.length },
      known: { posts: sortedPosts.known, comments: sortedComments.known },
      leftOut: [...names]
        .filter((subredditId) => !communities.has(subredditId))
        .map((subredditId) => ({
          subredditId,
          posts: made.filter(({ item }) => item.subredditId === subredditId).length,
          comments: written.filter(({ item }) => item.subredditId === subredditId).length,
        })),
    };
  });
}

type Located<T> = { item: T; address: string; identity: string };

/** With its address as it is kept; each fault names its place in the request. */
function locate<T extends HistoryPost | HistoryComment>(
  field: string,
  item: T,
  at: Date,
  now: Date,
): Located<T> {
  const isComment = "writtenAt" in item;
  if (at.getTime() > now.getTime() + BROWSER_AHEAD_MS) {
    throw wrongField(
      `${field}.${isComment ? "writtenAt" : "postedAt"}`,
      "This date is in the future.",
    );
  }
  const read = readPostAddress(item.permalink, { subredditId: item.subredditId, isComment });
  if ("fault" in read) throw wrongField(`${field}.permalink`, read.fault);
  const identity = identifyAddress(read.address);
  const isNamed = new URL(read.address).pathname
    .toLowerCase()
    .startsWith(`/r/${item.subredditId}/`);
  if (identity === null || read.postId === null || !isNamed) {
    throw wrongField(`${field}.permalink`, "This address doesn't lead to a post in its community.");
  }
  if (identity.includes("/") !== isComment) {
    throw wrongField(`${field}.permalink`, "This address doesn't lead to a comment.");
  }
  return { item, address: read.address, identity };
}

/** What is new in known communities, each once, and how many were there already. */
function sort<T extends { subredditId: string }>(
  items: Located<T>[],
  communities: ReadonlySet<string>,
  addresses: string[],
): { brought: Located<T>[]; known: number } {
  const known = new Set(addresses.map(identifyAddress));
  const inCatalogue = items.filter(({ item }) => communities.has(item.subredditId));
  const brought = inCatalogue.filter(({ identity }) => {
    const isNew = !known.has(identity);
    known.add(identity);
    return isNew;
  });
  return { brought, known: inCatalogue.length - brought.length };
}

function refuseTooMany(what: string, wanted: number, most: number): void {
  if (wanted <= most) return;
  throw new ServiceError(
    "CONFLICT",
    `An account can import at most ${formatCount(most)} ${what}. Import fewer, or undo an earlier import.`,
  );
}

/** Its age is that of the post, so that it does not stand before what is written now. */
function toPostRow(
  { item, address }: Located<HistoryPost>,
  now: Date,
): Omit<NewPost, "userId" | "projectId"> {
  const { subredditId, title, content, outcome } = item;
  const postedAt = item.postedAt > now ? now : item.postedAt;
  return {
    subredditId,
    title,
    content,
    outcome,
    postType: "story",
    status: "posted",
    postedAt,
    permalink: address,
    by: "founder",
    titles: [title],
    importedAt: now,
    createdAt: postedAt,
    updatedAt: now,
  };
}

function toContribution(
  { item, address }: Located<HistoryComment>,
  now: Date,
): Omit<NewContribution, "userId"> {
  const { subredditId, isPromotional, writtenAt } = item;
  const at = writtenAt > now ? now : writtenAt;
  const permalink = address.replace(/(?<!\/)\/+$/, "");
  return { subredditId, kind: "comment", isPromotional, permalink, at, createdAt: now };
}

const MOST_LISTED = 50;

export async function listImports(
  { database }: ServiceDeps,
  { userId }: Scope,
): Promise<HistoryImports> {
  const rows = await listImportRows(database.db, userId, MOST_LISTED);
  return {
    items: rows.map(({ id, importedAt, posts, comments }) => ({
      id,
      importedAt: importedAt.toISOString(),
      posts,
      comments,
    })),
  };
}

/** All that it brought is as if it had never come, what was noted about it since included. */
export function undoImport(
  { database }: ServiceDeps,
  { userId }: Scope,
  importId: string,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (await deleteImport(tx, userId, importId)) return;
    throw new ServiceError(
      "NOT_FOUND",
      "We can't find this import. You may have undone it already.",
    );
  });
}

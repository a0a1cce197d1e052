import type { Competitor, NewMention } from "#contract/competitor.ts";
import { MOST_MENTIONS } from "#engine/competitors/competitor-options.ts";
import {
  deleteMention,
  insertMention,
  listMentions,
} from "#server/db/projects/competitor-mentions-repository.ts";
import { type CompetitorRow, lockCompetitor } from "#server/db/projects/competitors-repository.ts";
import type { Db } from "#server/db/database.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  presentCompetitor,
  type CompetitorKey,
  competitorNotFound,
  enterCompetitor,
  requireCompetitor,
} from "./present-competitor.ts";
import {
  classifyMention,
  type AddressFault,
  readMentionAddress,
} from "#engine/competitors/mention.ts";
import { readPostAddress, NOT_A_POST } from "#engine/outcomes/post-address.ts";
import { wrongField } from "#server/services/insist.ts";

const FAULTS: Record<AddressFault, string> = {
  short:
    "This short address does not say which community the post is in. Open the post on Reddit and copy its address.",
  profile: "This address leads to the profile of a user. Only posts in communities can be kept.",
  "no-post": NOT_A_POST,
};

/** A post about a competitor, by its address: community and title as that says them, or as typed. */
export async function addMention(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey,
  { permalink, title: typed, upvotes = null, comments = null }: NewMention,
): Promise<Competitor> {
  const { userId } = scope;
  const entered = await enterCompetitor(deps, scope, key);
  const read = readPostAddress(permalink);
  if ("fault" in read) throw wrongField("permalink", read.fault);
  const address = readMentionAddress(read.address);
  if (typeof address === "string") throw wrongField("permalink", FAULTS[address]);
  const title = typed || address.title;
  if (!title)
    throw wrongField("title", "This address does not say the post's title. Please type it.");
  const { community, postId } = address;
  const competitor = await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const locked = await lockCompetitor(tx, userId, entered.id);
    if (!locked) throw competitorNotFound();
    await requireRoom(tx, locked);
    const mention = await insertMention(tx, {
      userId,
      competitorId: locked.id,
      source: "pasted",
      // Whoever pastes it says that it is about them, whether or not it names them.
      kind: classifyMention({ title, text: "", host: null }, locked) ?? "mention",
      postId,
      permalink: read.address,
      community,
      title,
      upvotes,
      comments,
      seenAt: deps.clock(),
    });
    if (!mention) throw wrongField("permalink", "This post is kept for this competitor already.");
    return locked;
  });
  return presentCompetitor(deps, scope, competitor);
}

async function requireRoom(tx: Db, { userId, id }: CompetitorRow): Promise<void> {
  const kept = await listMentions(tx, userId, [id]);
  if (kept.filter(({ source }) => source === "pasted").length < MOST_MENTIONS) return;
  throw new ServiceError(
    "CONFLICT",
    `A competitor can have at most ${MOST_MENTIONS} pasted posts. Remove one first.`,
  );
}

/** Whatever the plan: what one entered can always be taken out again. */
export async function removeMention(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey & { mentionId: string },
): Promise<void> {
  const { id } = await requireCompetitor(deps, scope, key);
  const isGone = await deleteMention(deps.database.db, scope.userId, id, key.mentionId);
  if (!isGone) throw new ServiceError("NOT_FOUND", "This post is not kept here.");
}

import { identifyAddress } from "#engine/outcomes/identify-address.ts";
import type { Db } from "#server/db/database.ts";
import { type KeptPermalink, listPermalinks } from "#server/db/permalinks-repository.ts";
import type { PostRow } from "#server/db/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import { wrongAddress } from "./read-permalink.ts";

/** What else of the user's stands at this address, however it is written; ask with their row locked. */
export async function findSameAddress(
  tx: Db,
  userId: UserId,
  address: string,
): Promise<KeptPermalink[]> {
  const identity = identifyAddress(address);
  const id = identity?.split("/").at(-1);
  if (id === undefined) return [];
  const alike = await listPermalinks(tx, userId, id);
  return alike.filter(({ permalink }) => identifyAddress(permalink) === identity);
}

/** What was logged there is the same post: it counts once. Another post can't be. */
export async function refuseOtherPostAt(
  tx: Db,
  post: PostRow,
  address: string | null,
): Promise<void> {
  if (address === null || address === post.permalink) return;
  const same = await findSameAddress(tx, post.userId, address);
  if (!same.some(({ postId }) => postId !== null && postId !== post.id)) return;
  throw wrongAddress("Another of your posts has this address. Paste the address of this one.");
}

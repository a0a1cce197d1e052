import type { Db } from "#server/db/database.ts";
import type { PostRow } from "#server/db/posts-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { askFirst } from "../budget/ask-first.ts";
import { found } from "../projects/require-project.ts";
import { readSurroundings } from "./read-surroundings.ts";

/** With the words that the post, which is locked, is about to have. */
export async function askAboutTime(
  tx: Db,
  { userId }: Scope,
  post: PostRow,
  at: Date,
  now: Date,
): Promise<void> {
  const user = found(await findUserById(tx, userId));
  askFirst({ ...(await readSurroundings(tx, user, post, now)), at });
}

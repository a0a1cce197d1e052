import { readPostAddress } from "#engine/outcomes/read-post-address.ts";
import type { PostAddress } from "#engine/outcomes/read-post-path.ts";
import type { PostRow } from "#server/db/posts-repository.ts";
import { ServiceError } from "#server/service-error.ts";

/** What was pasted, as it is kept; it must lead to a post of this community. */
export function readPermalink(
  text: string,
  { subredditId, postType }: Pick<PostRow, "subredditId" | "postType">,
): Exclude<PostAddress, { fault: string }> {
  const read = readPostAddress(text, { subredditId, isComment: postType === "thread-comment" });
  if ("fault" in read) throw wrongAddress(read.fault);
  return read;
}

export function wrongAddress(message: string): ServiceError {
  return new ServiceError("VALIDATION", message, { issues: [{ field: "permalink", message }] });
}

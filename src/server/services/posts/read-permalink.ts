import { readPostAddress } from "#engine/outcomes/read-post-address.ts";
import type { ExpectedPlace, PostAddress } from "#engine/outcomes/read-post-path.ts";
import type { PostRow } from "#server/db/posts-repository.ts";
import type { ServiceError } from "#server/service-error.ts";
import { wrongField } from "../wrong-field.ts";

/** What was pasted, as it is kept; it must lead to where it is expected. */
export function readPermalink(
  text: string,
  expected: ExpectedPlace,
): Exclude<PostAddress, { fault: string }> {
  const read = readPostAddress(text, expected);
  if ("fault" in read) throw wrongAddress(read.fault);
  return read;
}

export function placeOf({
  subredditId,
  postType,
}: Pick<PostRow, "subredditId" | "postType">): ExpectedPlace {
  return { subredditId, isComment: postType === "thread-comment" };
}

export function wrongAddress(message: string): ServiceError {
  return wrongField("permalink", message);
}

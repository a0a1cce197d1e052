import * as z from "zod";
import { dateOf, readAs } from "./read-as.ts";
import type { RedditUser } from "./reddit-gateway.ts";

/** Of a suspended account Reddit tells the name and little else. */
const User = z.object({
  kind: z.literal("t2"),
  data: z.object({
    name: z.string().min(1),
    is_suspended: z.boolean().nullish(),
    created_utc: z.number().nullish(),
    link_karma: z.number().nullish(),
    comment_karma: z.number().nullish(),
    total_karma: z.number().nullish(),
    has_verified_email: z.boolean().nullish(),
  }),
});

export function readUser(json: unknown): RedditUser {
  const { data } = readAs(User, json);
  const isSuspended = data.is_suspended ?? false;
  return {
    name: data.name,
    isSuspended,
    createdAt: dateOf(data.created_utc),
    linkKarma: data.link_karma ?? null,
    commentKarma: data.comment_karma ?? null,
    // For a suspended account it says 0, whatever it was.
    totalKarma: isSuspended ? null : (data.total_karma ?? null),
    hasVerifiedEmail: data.has_verified_email ?? null,
  };
}

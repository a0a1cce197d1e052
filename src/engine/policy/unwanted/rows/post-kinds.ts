import { FORM_KINDS } from "./form-kinds.ts";
import { LINK_KINDS } from "./link-kinds.ts";
import type { PostKind } from "./post-kind.ts";
import { SUBJECT_KINDS } from "./subject-kinds.ts";
import { TALK_KINDS } from "./talk-kinds.ts";

/** The first whose name fits counts. */
export const POST_KINDS: Record<string, PostKind> = {
  ...LINK_KINDS,
  ...SUBJECT_KINDS,
  ...TALK_KINDS,
  ...FORM_KINDS,
};

import { createKeptValue, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";
import { ApiError } from "#contract/client.ts";
import { errorMessage } from "#web/lib/error-message.ts";

/** What was pasted and made of it, for each person, project, community and tab; a reload finds it again. */
export type KeptReply = {
  reply: string;
  /** The draft as it is being edited; null until the reply was read. */
  draft: KeptDraft | null;
  /** Titles to choose from. */
  titles: string[];
};

export type KeptDraft = { title: string; content: string; flair: string | null };

export const NO_REPLY: KeptReply = { reply: "", draft: null, titles: [] };

export function createKeptReply(openStorage: OpenStorage, key: string) {
  const kept = createKeptValue<KeptReply>(openStorage, `assistant-reply:${key}`);
  return {
    ...kept,
    read: (): KeptReply => {
      const found = kept.read();
      return isKept(found) ? found : NO_REPLY;
    },
  };
}

function isKept(found: unknown): found is KeptReply {
  if (!isRecord(found)) return false;
  const { reply, draft, titles } = found as Partial<KeptReply>;
  const isDraft =
    draft === null ||
    (typeof draft === "object" &&
      typeof draft.title === "string" &&
      typeof draft.content === "string" &&
      (draft.flair === null || typeof draft.flair === "string"));
  return (
    typeof reply === "string" &&
    isDraft &&
    Array.isArray(titles) &&
    titles.every((title) => typeof title === "string")
  );
}

/** The server's own sentence where it refuses for a reason, and what is usual elsewhere. */
export function describeFailure(error: unknown, isOffline: boolean): string {
  const said = isRefusal(error) ? error.serverMessage : null;
  return said ?? errorMessage(error, {}, isOffline);
}

/** Asking again would not help: the community is closed, an answer is missing, a limit is reached. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && REFUSALS.has(error.code ?? "");
}

const REFUSALS: ReadonlySet<string> = new Set(["CONFLICT", "PLAN_LIMIT", "PREMIUM_REQUIRED"]);

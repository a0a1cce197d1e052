/** What was pasted and made of it, for each person, project, community and tab; a reload finds it again. */
export type KeptReply = {
  reply: string;
  /** The draft as it is being edited; null until the reply was read. */
  draft: KeptDraft | null;
  /** Titles to choose from. */
  titles: string[];
};

export type KeptDraft = { title: string; content: string; flair: string | null };

type ReplyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const NO_REPLY: KeptReply = { reply: "", draft: null, titles: [] };

export function createKeptReply(openStorage: () => ReplyStorage, key: string) {
  const name = `assistant-reply:${key}`;
  return {
    read: (): KeptReply => {
      const found: unknown = attempt(() => JSON.parse(openStorage().getItem(name) ?? "null"));
      return isKept(found) ? found : NO_REPLY;
    },
    keep: (kept: KeptReply) => {
      attempt(() => openStorage().setItem(name, JSON.stringify(kept)));
    },
    forget: () => {
      attempt(() => openStorage().removeItem(name));
    },
  };
}

function isKept(found: unknown): found is KeptReply {
  if (typeof found !== "object" || found === null) return false;
  const { reply, draft, titles } = found as Partial<KeptReply>;
  const isDraft =
    draft === null ||
    (typeof draft === "object" &&
      typeof draft.title === "string" &&
      typeof draft.content === "string" &&
      (draft.flair === null || typeof draft.flair === "string"));
  return typeof reply === "string" && isDraft && Array.isArray(titles) && titles.every((title) => typeof title === "string"); // prettier-ignore
}

/** Storage may be forbidden or full: what was pasted then lives as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

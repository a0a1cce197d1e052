import { readCommunityName } from "#engine/subreddits/community-name.ts";
import type { SessionState } from "#web/lib/session/session-state.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { isRecord, createKeptValue, type OpenStorage } from "#web/lib/kept/kept.ts";
import { POST_FORMATS, type PostFormat } from "#engine/policy/policy.ts";
import { POST_SORTS, type PostSort } from "#engine/sorts/sort.ts";
import { WEEK_MS } from "#engine/clock/time-units.ts";

/** What is on the page: the draft, and what was said of the account, both as typed. */
export type CheckDraft = Draft & {
  karma: string;
  accountAgeDays: string;
  /** A name or a link; empty where nothing was said. */
  promoted: string;
  /** When it is to be posted, as a date field has it; empty for today. */
  day: string;
  /** Rules that were ticked as read, each behind its community. */
  rulesRead: string[];
  /** What sort of post it is; null where the author left it to us. */
  sort: PostSort | null;
  /** What it is made of; null where the author has not said. */
  form: PostFormat | null;
};

export const NO_DRAFT: Draft = { title: "", content: "", editSection: null, flair: null };
export const EMPTY_CHECK: CheckDraft = {
  ...NO_DRAFT,
  karma: "",
  accountAgeDays: "",
  promoted: "",
  day: "",
  rulesRead: [],
  sort: null,
  form: null,
};

export function toDraft({ title, content, editSection, flair }: CheckDraft): Draft {
  return { title, content, editSection, flair };
}

export function isBlank({ title, content }: Pick<CheckDraft, "title" | "content">): boolean {
  return title.trim() === "" && content.trim() === "";
}

/** What an earlier visit of this tab left; whatever is not as expected is left out. */
export function parseCheck(stored: unknown): CheckDraft {
  const found: Partial<Record<keyof CheckDraft, unknown>> = isRecord(stored) ? stored : {};
  const text = (name: keyof CheckDraft) => (typeof found[name] === "string" ? found[name] : "");
  return {
    title: text("title"),
    content: text("content"),
    editSection: text("editSection") || null,
    flair: text("flair") || null,
    karma: text("karma"),
    accountAgeDays: text("accountAgeDays"),
    promoted: text("promoted"),
    day: text("day"),
    rulesRead: Array.isArray(found.rulesRead)
      ? found.rulesRead.filter((rule) => typeof rule === "string")
      : [],
    sort: POST_SORTS.find((sort) => sort === found.sort) ?? null,
    form: POST_FORMATS.find((form) => form === found.form) ?? null,
  };
}

/** Days of a date field sort as they follow each other. */
export function isPast(day: string, today: string): boolean {
  return day !== "" && day < today;
}

/** Noon of the day that was chosen, by the visitor's clock; now where none was, or one that has passed. */
export function readDay(day: string, now: Date): Date {
  if (isPast(day, toDay(now))) return now;
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return now;
  return new Date(year, month - 1, date, 12);
}

/** A moment as a date field has it, by the visitor's clock. */
export function toDay(at: Date): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** What is promoted, as checks know a project: by its name or by its address. */
export function readPromoted(promoted: string): { name: string | null; url: string | null } {
  const words = promoted.trim();
  const isAddress = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/iu.test(
    words,
  );
  if (!isAddress) return { name: words || null, url: null };
  return { name: null, url: /^https?:/i.test(words) ? words : `https://${words}` };
}

/** The community in the address, as its id: ?r=r/SaaS is saas; null when none is named. */
export function readSubredditId(param: string | null): string | null {
  const name = readCommunityName(param ?? "");
  return name === "" ? null : name.toLowerCase();
}

export type Account = Pick<CheckDraft, "karma" | "accountAgeDays">;

/** What a signed-in user told us about their Reddit account; null where that is nothing. */
export function readAccount(state: SessionState): Account | null {
  if (state.status !== "signed-in") return null;
  const { redditKarma, redditKarmaToldAt, redditAccountAgeDays, redditAccountSince } = state.user;
  if (redditKarmaToldAt === null && redditAccountSince === null) return null;
  return {
    karma: redditKarmaToldAt === null ? "" : String(redditKarma),
    accountAgeDays: redditAccountSince === null ? "" : String(redditAccountAgeDays),
  };
}

export type KeptDraft = { draft: CheckDraft; subredditId: string };

const KEY = "check-draft-to-save";
/** Long enough for a sign-in link that is opened the next weekend. */
const KEEP_MS = WEEK_MS;

/**
 * A draft that a visitor wants to save: the sign-in link opens another tab, perhaps days later, and
 * the draft has to be there. It never leaves the browser on its way.
 */
export function createKeptDraft(openStorage: OpenStorage, now: () => number) {
  const kept = createKeptValue<KeptDraft & { keptAt: number }>(openStorage, KEY);
  return {
    ...kept,
    read: (): KeptDraft | null => {
      const found = kept.read();
      if (!isRecord(found)) return null;
      const { draft, subredditId, keptAt } = found;
      if (typeof subredditId !== "string" || typeof keptAt !== "number") return null;
      if (now() - keptAt > KEEP_MS) return null;
      const read = parseCheck(draft);
      return isBlank(read) ? null : { draft: read, subredditId };
    },
    keep: ({ draft, subredditId }: KeptDraft) => kept.keep({ draft, subredditId, keptAt: now() }),
  };
}

export const keptDraft = createKeptDraft(
  () => localStorage,
  () => Date.now(),
);

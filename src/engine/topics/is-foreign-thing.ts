import { hasWord, readForms } from "#engine/demands/find-words.ts";
import { nameThings } from "#engine/demands/own-things.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { CommunityKind, Policy } from "#engine/policy/policy.ts";

/** Where people show things of one kind, and where they talk about them: there only an advert is foreign. */
const OF_THINGS: ReadonlySet<CommunityKind | null> = new Set(["showcase", "media"] as const);
const OF_TALK: ReadonlySet<CommunityKind | null> = new Set([
  "hobby",
  "fandom",
  "lifestyle",
] as const);
/** With less text beside it, a link may lead to the very thing that is shown. */
const SOME_TEXT = 100;

/**
 * Whether a thing that somebody promotes is none of those that are shown there, as far as the words of both
 * tell: no stance makes an invoicing app a painting. `presented` is the part of the draft that names the thing.
 */
export function isForeignThing(
  { kind, shown }: Policy,
  draft: Pick<Draft, "title" | "content">,
  { isAdvert, hasOwnSite }: { isAdvert: boolean; hasOwnSite: boolean },
  presented = draft,
): boolean {
  if (!shown || !(OF_THINGS.has(kind) || (isAdvert && OF_TALK.has(kind)))) return false;
  const forms = readForms(`${draft.title}\n${draft.content}`);
  if (shown.words.some((word) => hasWord(forms, word))) return false;
  const named = [...nameThings(presented)];
  // What has no name but a page of its own is a site at least.
  const isNamelessSite = named.length === 0 && hasOwnSite && draft.content.length >= SOME_TEXT;
  if (isNamelessSite) return shown.things.length === 0;
  const isOfKind = named.some((thing) => shown.things.includes(thing));
  // 'Own tools' takes an app as well; 'tools for paper models' takes no advert for one.
  return named.length > 0 && (!isOfKind || (isAdvert && !shown.isAnyOfKind));
}

import { nameThings, thingsIn } from "#engine/demands/own-things.ts";
import { contentWords, hasWord, readForms } from "#engine/demands/find-words.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { CommunityKind, Policy } from "#engine/policy/policy.ts";

/** Where people show things of one kind, and where they talk about them: there only an advert is foreign. */
const OF_THINGS: ReadonlySet<CommunityKind | null> = new Set(["showcase", "media"] as const);
const OF_TALK: ReadonlySet<CommunityKind | null> = new Set([
  "hobby",
  "fandom",
  "lifestyle",
] as const);

/** Words of every note on what may be shown: whose it is, how it is shown and what it must not be. */
const OF_EVERY_NOTE = new Set(
  contentWords(`own your made build built make making project product thing work piece item idea finished recent original free open
    usual usually welcome shown show showing link links shop shops sale sales selling sell advert advertising promotion promotional business
    channel social media comment comments critique feedback detail details process flair flairs matching thread threads only rarely seldom
    kind high quality real done daily best people member members person world life place community discussion talk everything anything side
    startup company launch tool tools new small large big independent personal professional performance tolerated allowed permission posts
    posted live above freely paid service services maker makers share shared listing accepted developer creation present presented`),
);

/**
 * Whether a thing that somebody promotes is none of those that are shown there, as far as the words of both
 * tell: no stance makes an invoicing app a painting.
 */
export function isForeignThing(
  policy: Policy,
  draft: Pick<Draft, "title" | "content">,
  { isAdvert, hasOwnSite }: { isAdvert: boolean; hasOwnSite: boolean },
): boolean {
  const isJudged = OF_THINGS.has(policy.kind) || (isAdvert && OF_TALK.has(policy.kind));
  if (!isJudged || policy.language !== "en") return false;
  const shown = describeShown(policy);
  if (shown === null || /\b(?:any|anything|everything)\b/i.test(shown)) return false;
  const tell = (text: string) => contentWords(text).filter((word) => !OF_EVERY_NOTE.has(word));
  const words = tell(`${shown} ${policy.subject ?? ""} ${splitName(policy.fullName)}`);
  if (words.length === 0) return false;
  const forms = readForms(`${draft.title}\n${draft.content}`);
  if (words.some((word) => hasWord(forms, word))) return false;
  const named = [...nameThings(draft)];
  const things = thingsIn(`${shown} ${policy.subject ?? ""} ${splitName(policy.fullName)}`);
  // What has no name but a page of its own is a site at least.
  const isNamelessSite = named.length === 0 && hasOwnSite && draft.content.length >= SOME_TEXT;
  if (isNamelessSite) return things.size === 0;
  const isOfKind = named.some((thing) => things.has(thing));
  // 'Own tools' takes an app as well; 'tools for paper models' takes no advert for one.
  const isForOthers = isAdvert && !tell(shown).every((word) => thingsIn(word).size > 0);
  return named.length > 0 && (!isOfKind || isForOthers);
}

/** With less text beside it, a link may lead to the very thing that is shown. */
const SOME_TEXT = 100;

/** What may be shown, from the note on just that, else from the one on promotion. */
function describeShown({ shows, stance }: Policy): string | null {
  if (shows !== null) return shows;
  const isOfThings = stance.is === "value" || stance.is === "welcome" || stance.is === "flair";
  if (!isOfThings || stance.detail === null || stance.source.kind === "yours") return null;
  return stance.detail.split(/;|, (?:but )?no /, 1)[0] ?? null;
}

/** 'r/PixelArt' → 'Pixel Art'. */
function splitName(fullName: string): string {
  return fullName.replace(/^r\//, "").replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ");
}

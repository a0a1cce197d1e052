import type { Policy, ShownThings } from "#engine/policy/policy.ts";
import { rememberByText } from "#engine/text/remember.ts";
import { notedWords } from "./noted-words.ts";
import { thingsIn } from "./own-things.ts";
import { END_OF_WELCOME } from "#engine/policy/noted-rows.ts";
import { dropBeginning } from "#engine/text/characters.ts";

/** Words of every note on what may be shown: whose it is, how it is shown and what it must not be. */
const OF_EVERY_NOTE = new Set(
  notedWords(`own your made build built make making project product thing work piece item idea finished recent original free open
    usual usually welcome shown show showing link links shop shops sale sales selling sell advert advertising promotion promotional business
    channel social media comment comments critique feedback detail details process flair flairs matching thread threads only rarely seldom
    kind high quality real done daily best people member members person world life place community discussion talk everything anything side
    startup company launch tool tools new small large big independent personal professional performance tolerated allowed permission posts
    posted live above freely paid service services maker makers share shared listing accepted developer creation present presented`),
);

/** What is shown in a community, in words that tell it from others; null where that may be anything. */
export function describeShown(policy: Policy): ShownThings | null {
  const noted = readNoted(policy);
  if (noted === null || policy.language !== "en") return null;
  if (/\b(?:any|anything|everything)\b/i.test(noted)) return null;
  const { subject } = policy;
  const name = splitName(policy.fullName);
  const shown = tell(noted);
  const words = [...new Set([...shown, ...tell(subject ?? ""), ...tell(name)])];
  if (words.length === 0) return null;
  return {
    words,
    things: [...thingsIn(`${noted} ${subject ?? ""} ${name}`)],
    isAnyOfKind: shown.every(namesThing),
  };
}

const MOST_KNOWN = 5000;
const namesThing = rememberByText(MOST_KNOWN, (word) => thingsIn(word).size > 0);

function tell(text: string): string[] {
  return notedWords(text).filter((word) => !OF_EVERY_NOTE.has(word));
}

/** What may be shown, from the note on just that, else from the one on promotion. */
function readNoted({ shows, stance }: Policy): string | null {
  if (shows !== null) return shows;
  const isOfThings = stance.is === "value" || stance.is === "welcome" || stance.is === "flair";
  if (!isOfThings || stance.detail === null || stance.source.kind === "yours") return null;
  return stance.detail.split(END_OF_WELCOME, 1)[0] ?? null;
}

/** 'r/PixelArt' → 'Pixel Art'. */
function splitName(fullName: string): string {
  return dropBeginning(fullName, "r/").replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ");
}

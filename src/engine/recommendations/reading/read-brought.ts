import type { Offer } from "./read-offer.ts";
import { NEGATED } from "./thing-rows.ts";
import {
  BOOK,
  GAME,
  GAME_OF_TABLE,
  NO_SOFTWARE,
  NO_VIDEO_GAME,
  PARTS_OF_SOFTWARE,
  SOFTWARE,
  w,
} from "./thing-words.ts";

/** Sorts of things that notes on communities tell apart. */
export type Sort = "software" | "game" | "book" | "music" | "video" | "podcast" | "course";

/** What a founder has to show, and what it costs. */
export type Brought = {
  /** Empty where none of them is recognised. */
  sorts: ReadonlySet<Sort>;
  isFree: boolean;
  isOpenSource: boolean;
};

const COURSE = w(
  "(?:online |video |guitar |email |free )?courses?|bootcamps?|cohort|(?:six|eight|ten|twelve|\\d+)[- ]week (?:online )?program(?:me)?|lessons|masterclass(?:es)?|workshops|(?:live|online|weekend|evening) (?:\\p{L}+ )?workshop|onlinekurs\\p{L}*|formation|cursos?|corso|cursus|kurs",
);
const MUSIC = w(
  "album|ep|singles?|songs?|(?<!resistance |rubber |elastic )band|bandcamp|soundtrack|mixtape",
);
const VIDEO = w("youtube|(?:short|feature) film|documentary|video channel|web series");
const PODCAST = w("podcast|audio ?drama");

const OPEN_SOURCE = w(
  "open[- ]?source|github|gitlab|mit|gpl(?:v\\d)?|agpl|apache 2(?:\\.0)?|bsd|foss|free software|quelloffen|logiciel libre|código abierto|código aberto|otwart\\p{L}+",
);
const FREE = w(
  "(?<!gluten[- ]|sugar[- ]|dairy[- ]|plastic[- ]|hands[- ]|risk[- ])free(?! (?:trial|shipping|delivery|quotes?|consultation|call|saturday|time|of)\\b)|no (?:cost|charge)|donation-?ware|kostenlos\\p{L}*|gratis|gratuit\\p{L}*|grátis|darmow\\p{L}+",
);
const PAID = w(
  "one-time (?:purchase|payment|fee)|(?:per|a|each|/ ?)(?:mo|month|year|seat|user|truck|location)|subscription|pricing|paid plans?|free trial|lifetime (?:access|deal)|im monat|par mois|al mes|por mês|al mese|per maand|miesięcznie",
);
/** Nobody sells these to those who build with them. */
const USUALLY_FREE = new RegExp(
  `${PARTS_OF_SOFTWARE.source}|${w("cli|command[- ]line|terminal").source}`,
  "iu",
);

export function readBrought(description: string, category: string | null, offer: Offer): Brought {
  const text = description.replace(NEGATED, " ");
  const isOpenSource = OPEN_SOURCE.test(text);
  const isPaid = PAID.test(text) || /[$€£] ?\d|\d ?[$€£]/.test(text);
  return {
    sorts: offer === "other" ? findSorts(text, category) : new Set(),
    isFree: isOpenSource || FREE.test(text) || (!isPaid && USUALLY_FREE.test(text)),
    isOpenSource: isOpenSource || (!isPaid && USUALLY_FREE.test(text)),
  };
}

function findSorts(text: string, category: string | null): Set<Sort> {
  const isGame =
    GAME_OF_TABLE.test(text) || (GAME.test(text, category) && !NO_VIDEO_GAME.test(text));
  const isSoftware =
    category === "SaaS & Software" || (SOFTWARE.test(text) && !NO_SOFTWARE.test(text));
  const found: Record<Sort, boolean> = {
    game: isGame,
    course: COURSE.test(text),
    podcast: PODCAST.test(text),
    video: VIDEO.test(text),
    music: MUSIC.test(text),
    book: BOOK.test(text),
    software: isSoftware,
  };
  return new Set((Object.keys(found) as Sort[]).filter((sort) => found[sort]));
}

import { SAYS } from "#engine/lexicon/phrases.ts";
import { beginLarge } from "#engine/text/characters.ts";
import { DAYS, MONTHS, NAMES, SLIPS } from "./slip-rows.ts";
import { BEGINS_LARGE, QUOTED, SMALL_I, WRITES_SMALL } from "./letter-rows.ts";

/** Behind these a full stop ends no sentence. */
const SHORTENED = String.raw`\b(?:e\.g|i\.e|etc|vs|approx|no|ca|mr|mrs|dr|st|incl|excl|avg|resp|ul|avda|nr|tel|blvd|(?<![\p{Sc}v.\d]|costs? )(?:[12]?\d|3[01])\.(?:1[0-2]|[1-9])|(?<!\d ?)(?:min|max))`;
const NEXT_SENTENCE = new RegExp(
  String.raw`(?<!${SHORTENED}|(?<!\p{L})\p{L}|\s)([.!?…]\s+)(\p{Ll})(?=[\p{Ll}'’-]*(?:[\s,.:;!?]|$))`,
  "gu",
);

export function writesSmall(text: string): boolean {
  return WRITES_SMALL.test(text) && !BEGINS_LARGE.test(text);
}

/** A quotation stays as it was said. */
export function capitalise(text: string, isSmall: boolean): string {
  if (!isSmall) return capitalisePlain(text);
  const parts = text.split(QUOTED).map((part, index) => {
    if (index % 2 === 1) return part;
    const begun = part.replace(
      NEXT_SENTENCE,
      (_, stop: string, letter: string) => stop + letter.toUpperCase(),
    );
    return begun.replace(SMALL_I, "I");
  });
  const joined = parts.join("");
  // 'iOS' begins small.
  if (/^\p{Ll}+\p{Lu}/u.test(joined)) return joined;
  return beginLarge(joined);
}

export function mendOutside(text: string): string {
  const parts = text.split(QUOTED);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : mendSlips(part).replace(SMALL_I, "I")))
    .join("");
}

/** Words that are no name of anything: somebody was in a hurry. */
const PLAIN_WORDS =
  "a|an|the|one|two|three|some|any|all|every|each|no|not|my|our|your|his|her|their|its|it|he|she|they|we|you|this|that|these|those|there|people|anyone|everyone|someone|somebody|nobody|nothing|free|first|last|only|just|so|ok|okay|yes|and|but|or|then|now|also|still|about|around|almost|nearly|over|under|for|from|in|on|at|by|with|without|when|if|as|because|since|after|before|until|while|where|which|who|what|how|why|most|more|half|many|few|last|next|sometimes|usually|maybe|honestly|basically|once|twice|do|does|did|is|are|was|were|has|have|had|can|could|would|should|will|i";
const PLAIN_START = new RegExp(
  String.raw`(^|(?<!${SHORTENED})[.!?]\s+)(${PLAIN_WORDS})(?=[\s,'’.!?;:])`,
  "gu",
);

/** Who writes large elsewhere may begin with 'npm', but not with 'around' or 'feb'. */
function capitalisePlain(typed: string): string {
  const text =
    /^\p{Ll}+[\s,.]\s?/u.test(typed) && !SAYS.isCommand.test(typed) ? beginLarge(typed) : typed;
  const parts = text
    .split(QUOTED)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(PLAIN_START, (all: string, stop: string, word: string, at: number) =>
            index > 0 && at === 0 && stop === "" ? all : stop + beginLarge(word),
          ),
    );
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(NEXT_SENTENCE, (all: string, stop: string, letter: string, at: number) =>
            SAYS.isCommand.test(part.slice(at + stop.length)) ? all : stop + letter.toUpperCase(),
          ),
    )
    .join("");
}

/** The lone 'i' of a phrase, which goes into the middle of a sentence. */
export function writeLargeI(phrase: string): string {
  return BEGINS_LARGE.test(phrase) ? phrase : phrase.replace(SMALL_I, "I");
}

/** As their owners write them; in small letters they are nothing else. */
const SPELLED = new Map(
  [
    "iOS",
    "iPhone",
    "iPad",
    "macOS",
    "Android",
    "GitHub",
    "YouTube",
    "JavaScript",
    "TypeScript",
    "ADHD",
    "PDF",
    "CSV",
    "Spotify",
    "Etsy",
    "Substack",
    "Instagram",
    "WhatsApp",
    "SQLite",
    "MQTT",
    "GPS",
    "pH",
    "A3",
    "A4",
    "A5",
  ].map((name) => [name.toLowerCase(), name]),
);
const SPELLED_SMALL = new RegExp(
  String.raw`(?<![\p{L}\p{N}./@_-])(?:${[...SPELLED.keys()].join("|")})(?![\p{L}\p{N}/@_-]|\.\p{L})`,
  "gu",
);

/** Spellings that are no word of their own. */
const MISSPELT = new Map(
  "rember:remember remeber:remember thier:their untill:until definately:definitely seperate:separate seperately:separately recieve:receive recieved:received becouse:because becuase:because beacuse:because advantge:advantage havnt:haven't begining:beginning wierd:weird freind:friend freinds:friends tommorow:tomorrow neccessary:necessary succesful:successful basicly:basically probaly:probably diffrent:different enviroment:environment realy:really writting:writing comming:coming allready:already buisness:business excercise:exercise knowlege:knowledge occured:occurred adress:address permision:permission prefered:preferred suprise:surprise suprised:surprised"
    .split(" ")
    .map((pair): [string, string] => {
      const [wrong = "", right = ""] = pair.split(":");
      return [wrong, right];
    }),
);
const IS_MISSPELT = new RegExp(
  String.raw`(?<![\p{L}\p{N}./@_-])(?:${[...MISSPELT.keys()].join("|")})(?![\p{L}\p{N}/@_'’-]|\.\p{L})`,
  "giu",
);

function spell(wrong: string): string {
  const right = MISSPELT.get(wrong.toLowerCase()) ?? wrong;
  const isCapital = wrong.charAt(0) !== wrong.charAt(0).toLowerCase();
  return isCapital ? beginLarge(right) : right;
}

export function mendSlips(text: string): string {
  const mended = SLIPS.reduce((before, [sign, as]) => before.replace(sign, as), text);
  return mended
    .replace(IS_MISSPELT, spell)
    .replace(DAYS, (name) => beginLarge(name))
    .replace(MONTHS, (name) => beginLarge(name))
    .replace(NAMES, (name) => beginLarge(name))
    .replace(SPELLED_SMALL, (name) => SPELLED.get(name) ?? name);
}

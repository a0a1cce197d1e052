import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import { beginsWithNumber, dropEnding } from "#engine/text/characters.ts";
import type { WordSpan } from "./claim.ts";
import type { ReadSources } from "./read-sources.ts";
import { type Word, readWords, stemOf } from "./read-words.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import { tells } from "./telling-words.ts";
import { LEFT_OUT, MIXED, PLAIN_ENDING, QUOTED, SPEAKING } from "./claim-rows.ts";

/** Proper names that no source has. */
export function findNameClaims(words: readonly Word[], sources: ReadSources): WordSpan[] {
  const titled = findTitleCase(words);
  const usual = new Set(words.filter(({ isCapital }) => !isCapital).map(({ lower }) => lower));
  const repeated = new Set(
    words
      .filter(
        ({ isCapital, isOpening, sentence }) => isCapital && !isOpening && !titled.has(sentence),
      )
      .map(({ lower }) => lower),
  );
  const isName = words.map((word, at) => {
    const isPlainOpening =
      (word.isOpening || titled.has(word.sentence)) && !repeated.has(word.lower);
    if (isPlainOpening && isActor(word, words[at + 1], sources)) return true;
    return isNameWord(word, isPlainOpening, usual);
  });
  const spans: WordSpan[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isName[at]) continue;
    let to = at + 1;
    while (to < words.length && isName[to] && isNextTo(words[to])) to += 1;
    const parts = words.slice(at, to);
    if (parts.some((word) => !isKnown(word, sources))) {
      const isPlace =
        parts.some(({ lower }) => KNOWN_PLACES.has(lower)) ||
        (words[at - 1]?.lower === "in" &&
          parts.length === 1 &&
          !KNOWN_BODIES.has(parts[0]?.lower ?? "") &&
          !DOUBLE_NAMES.has(parts[0]?.lower ?? ""));
      const opening = words[at - 1];
      const hasMore =
        opening?.isOpening &&
        opening.isCapital &&
        isNextTo(words[at]) &&
        !EVERYDAY_WORDS.has(opening.lower);
      spans.push({ from: hasMore ? at - 1 : at, to, kind: isPlace ? "place" : "name" });
    }
    at = to - 1;
  }
  return spans;
}

/** 'Ilford sponsors our paper': an unknown word that opens a sentence and does what somebody does. */
function isActor(word: Word, next: Word | undefined, sources: ReadSources): boolean {
  if (!word.isCapital || !next || next.sentence !== word.sentence || next.gap !== " ") return false;
  if (EVERYDAY_WORDS.has(word.lower) || PLAIN_CAPITALS.has(word.lower)) return false;
  return ACTS.has(next.lower) && !sources.hasStem(word.stem) && !PLAIN_ENDING.test(word.lower);
}

const ACTS: ReadonlySet<string> = new Set(
  "called said says wrote ran did gave named featured sponsors sponsored paid picked offered asked invited bought acquired reviewed covered interviewed donated lent recommends uses sells stocks".split(
    " ",
  ),
);

function isNextTo(word: Word | undefined): boolean {
  return word !== undefined && (word.gap === " " || word.gap === "-" || word.gap === " & ");
}

function isNameWord(
  { text, lower, isCapital }: Word,
  isPlainOpening: boolean,
  usual: ReadonlySet<string>,
): boolean {
  if (PLAIN_CAPITALS.has(lower) || beginsWithNumber(text)) return false;
  const isListed = KNOWN_PLACES.has(lower) || KNOWN_BODIES.has(lower);
  if (!isCapital) return isListed || /\p{Ll}\p{Lu}/u.test(text);
  const isMixed = MIXED.test(text);
  const isShouted = text.length > 1 && text === text.toUpperCase();
  if (isShouted || isMixed) return !EVERYDAY_WORDS.has(lower) && !usual.has(lower);
  if (isPlainOpening) return isListed || KNOWN_PEOPLE.has(lower);
  if (isListed || DOUBLE_NAMES.has(lower) || KNOWN_PEOPLE.has(lower)) return true;
  return text.length > 1 && !EVERYDAY_WORDS.has(lower) && !usual.has(lower);
}

function isKnown({ lower, text }: Word, sources: ReadSources): boolean {
  if (DOUBLE_NAMES.has(lower)) return sources.hasCapital(lower);
  const forms = [lower, `${lower}s`, dropEnding(lower, "s"), lower.replace(/'s?$/, "")];
  if (forms.some((form) => sources.hasWord(form))) return true;
  if (text === text.toUpperCase() && sources.hasInitials(lower)) return true;
  return ALIASES.some(
    (names) => names.includes(lower) && names.some((name) => sources.hasWord(name)),
  );
}

/** Names of one thing. */
const ALIASES = [
  ["postgres", "postgresql", "pg"],
  ["mac", "macos", "osx", "macbook"],
  ["javascript", "js"],
  ["typescript", "ts"],
  ["uk", "britain", "kingdom", "united"],
  ["us", "usa", "america", "states"],
  ["german", "germany", "germans"],
  ["portuguese", "portugal"],
  ["finnish", "finland", "finns", "finn"],
  ["reddit", "redditor", "redditors", "subreddit"],
  ["yorkshire", "dales"],
];

/** Written with a capital everywhere, and no names; or so common on Reddit that they state nothing. */
const PLAIN_CAPITALS: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll english reddit redditor redditors op tl dr tldr ps edit update faq diy ama imo imho btw eta wip ui ux pc tv ok id url mvp cli gui os it internet web html css roi fwiw afaik ymmv nsfw monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december christmas easter halloween mr mrs ms god sub q a tifu til lpt psa iirc eli5 nb am pm utc gmt".split(
    " ",
  ),
);

/** Sentences in which nearly every long word has a capital and no full stop follows: headlines. */
function findTitleCase(words: readonly Word[]): ReadonlySet<number> {
  const counts = new Map<number, { long: number; capital: number; isStopped: boolean }>();
  for (const [at, { sentence, text, isCapital, isOpening }] of words.entries()) {
    const count = counts.get(sentence) ?? { long: 0, capital: 0, isStopped: false };
    counts.set(sentence, count);
    const next = words[at + 1];
    if (next && next.sentence !== sentence) count.isStopped = next.gap.trimStart().startsWith(".");
    if (text.length < 4 || isOpening) continue;
    count.long += 1;
    if (isCapital) count.capital += 1;
  }
  const titled = [...counts].filter(
    ([, { long, capital, isStopped }]) => !isStopped && long >= 3 && capital >= 0.7 * long,
  );
  return new Set(titled.map(([sentence]) => sentence));
}

/** First names that are no other English word; they are recognised where a sentence begins, too. */
const PEOPLE =
  "aaron abigail adam adrian ahmed aisha alan alex alexander alexandra alice alicia alison amanda amelia amy ana andrea andreas andrew andy angela anita anna anne annie anthony antonio arjun arthur ashley barbara beatrice ben benjamin beth brandon brian bruno caleb cameron carla carlos carmen caroline catherine charles charlie charlotte chloe chris christian christina christine christopher claire clara colin connor craig daniel daniela danielle dave david deborah denise dennis derek diana diego dmitri dominic donna dorothy doug duncan dylan eddie edward elaine elena eli elias elijah elizabeth ella ellen emily emma eric erica erik erin ethan eva evan evelyn felix fiona francesca francis frank fred gabriel gareth gary geoff george georgia gerald gina giulia gloria gordon graham greg gregory hannah harold harriet harry heather heidi helen helena henry howard hugo ian ibrahim ingrid isaac isabel isabella jack jackie jacob jake james jamie jan jane janet janice jared jasmine jason javier jeff jeffrey jen jennifer jenny jeremy jerry jesse jessica jim jimmy joan joanna joe joel johan john johnny jonas jonathan jorge jose joseph josh joshua joyce juan judith julia julian julie justin karen karl kate katherine kathleen katie keith kelly ken kenneth kevin kim kyle lara larry laura lauren leah lena leo leon leonard leslie lewis liam linda lisa logan lorenzo louis louise lucas lucia lucy luis luke lydia maggie marco marcus margaret maria marie mario marion mark marta martha martin mary matt matthew max maya megan mei melanie melissa mia michael michelle miguel mike mila mohamed mohammed molly monica nadia naomi natalie natasha nathan neil nick nicholas nicole nigel nina noah nora oliver olivia omar oscar pablo pamela patricia patrick paul paula pedro peter phil philip phoebe priya rachel rafael raj ralph raymond rebecca richard rob robert roberto robin rodrigo roger ron ronald rosa rosie ruth ryan sabrina sally sam samantha samuel sandra sara sarah scott sean sebastian sergio shannon sharon sheila simon sofia sophia sophie stanley stefan stella stephanie stephen steve steven stuart susan suzanne sven sylvia tania tanya teresa theo theresa thomas tim timothy tina toby todd tom tomas tony tracy trevor tyler valerie vanessa victor victoria vincent walter wendy will william xavier yuki yusuf zach zoe";

const PLACES =
  "afghanistan africa alaska albania alberta algeria amsterdam argentina arizona armenia asia athens atlanta auckland austin australia austria baltimore bangalore bangkok bangladesh barcelona beijing belfast belgium belgrade berlin birmingham bolivia boston brazil brighton brisbane bristol britain brooklyn brussels bucharest budapest bulgaria cairo calgary california cambodia cambridge canada cardiff chicago chile china cincinnati cleveland cologne colombia colorado copenhagen croatia cuba cyprus dallas delhi denmark denver detroit dubai dublin dundee edinburgh egypt england estonia ethiopia europe finland florence florida france frankfurt geneva genoa germany ghana glasgow greece hamburg hanoi havana hawaii helsinki houston hungary iceland illinois india indiana indonesia iowa iran iraq ireland israel istanbul italy jakarta jamaica japan jersey johannesburg kansas kentucky kenya korea krakow kyoto lagos latvia leeds leicester lisbon lithuania liverpool london louisiana luxembourg lyon madrid maine malaysia malta manchester manhattan marseille maryland massachusetts melbourne mexico miami michigan milan minneapolis minnesota mississippi missouri montana montreal morocco moscow mumbai munich nairobi naples nashville nebraska nepal netherlands nevada newcastle nigeria norway nottingham ohio oklahoma ontario oregon oslo ottawa oxford pakistan paris pennsylvania perth peru philadelphia philippines phoenix pittsburgh poland porto portugal prague quebec queensland rome romania rotterdam russia sacramento salzburg santiago sapporo saudi scandinavia scotland seattle seoul serbia seville shanghai sheffield sicily singapore slovakia slovenia somerset spain stockholm stuttgart sweden switzerland sydney taipei taiwan tampa tanzania tasmania tbilisi tehran tennessee texas thailand tokyo toronto toulouse tunisia turin turkey uganda ukraine uruguay utah valencia vancouver venezuela venice vermont vienna vietnam virginia wales warsaw washington wellington wisconsin wyoming yorkshire zagreb zambia zimbabwe zurich";

/** Companies, products, publications and institutions that a writer likes to borrow. */
const BODIES =
  "adobe airbnb airtable amazon anthropic asana atlassian aws azure bbc bloomberg bluetooth chatgpt claude cloudflare cnn combinator costco coursera cypress datadog deepmind deloitte digitalocean docker dropbox ebay etsy facebook fda figma firebase forbes gartner github gitlab gmail goldman goodreads google gpt gumroad guardian hackernews harvard heroku huffpost ibm icloud indiegogo instagram intel itch jetbrains jira kaggle kickstarter kubernetes langchain latex linkedin lyft mailchimp mckinsey microsoft mit mixpanel mongodb mozilla mysql nasa nasdaq netflix netlify nhs nintendo nvidia nyt openai oracle outlook patreon paypal pinterest playstation postgres postgresql producthunt pytorch quora raspberry redis reuters salesforce samsung sentry shopify siri snapchat snowflake sony soundcloud spotify stackoverflow stanford starbucks substack supabase techcrunch techstars telegram tensorflow tesla tiktok trello trustpilot twilio twitch twitter uber udemy vercel walmart webflow whatsapp wikipedia wordpress xbox xero yale yelp youtube zapier zendesk ycombinator";

/** Names that are words as well: they count only with a capital inside a sentence. */
const DOUBLE =
  "apple wired steam meta target shell square stripe notion slack discord unity chrome safari edge windows oracle nature science time times economist verge atlantic independent mirror sun post medium reading bath cork nice mobile orange linear render buffer loom zoom teams word excel hope grace rose mark will grant frank grant";

const KNOWN_PEOPLE: ReadonlySet<string> = new Set(
  PEOPLE.split(" ").filter((name) => !DOUBLE.split(" ").includes(name)),
);
const KNOWN_PLACES: ReadonlySet<string> = new Set(PLACES.split(" "));
const KNOWN_BODIES: ReadonlySet<string> = new Set(BODIES.split(" "));
const DOUBLE_NAMES: ReadonlySet<string> = new Set(DOUBLE.split(" "));

/** A few words in marks may be a way of speaking; after 'she said' they are hers. */
const FEWEST_SPOKEN = 3;
const FEWEST_QUOTED = 6;

type QuotationPlace = TextPlace & { kind: "quotation" };

/** Quotations that stand in no source word by word. */
export function findQuotations(text: string, sources: ReadSources): QuotationPlace[] {
  return Array.from(text.matchAll(QUOTED)).flatMap((match) => {
    const words = readWords(match[0]);
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const isSpoken = /[:,]\s*$/.test(before) || SPEAKING.test(before) || match[0].startsWith(">");
    const fewest = isSpoken ? FEWEST_SPOKEN : FEWEST_QUOTED;
    if (words.length < fewest || isQuotedRight(match[0], sources)) return [];
    return [{ start: match.index, end: match.index + match[0].length, kind: "quotation" as const }];
  });
}

/** Left-out words are marked with '…' and parted here. */
function isQuotedRight(quotation: string, { said, quoted }: ReadSources): boolean {
  return quotation.split(LEFT_OUT).every((part) => {
    const row = readWords(part)
      .map(({ lower }) => lower)
      .join(" ");
    return row === "" || said.includes(` ${row} `) || quoted.includes(` ${row} `);
  });
}

/** 'One user told me', 'people say', 'the feedback has been': speech that the founder did not report. */
export function findReportedSpeech(words: readonly Word[], sources: ReadSources): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    const to = readReport(words, at);
    if (to === null || isReported(words, word.sentence, at, sources)) return [];
    return [{ from: at, to, kind: "speech" }];
  });
}

const PAUSES = [",", ";", ":"];

function readReport(words: readonly Word[], at: number): number | null {
  const { lower } = words[at] ?? {};
  if (lower === undefined) return null;
  const before = words[at - 1]?.lower ?? "";
  if (FEEDBACK.has(lower) && tells(before, "opensFeedback")) {
    return tells(words[at + 1]?.lower, "goesOnFeedback") ? at + 2 : null;
  }
  if (REPLIES.has(lower) && tells(words[at + 1]?.lower, "isToldTo")) {
    return tells(before, "asksToTell") ? null : at + 2;
  }
  if (!SPEAKERS.has(lower) || tells(before, "reportsNothing")) return null;
  if (before === "one" && tells(words[at - 2]?.lower, "denies")) return null;
  for (let ahead = 1; ahead <= 4; ahead += 1) {
    const word = words[at + ahead];
    if (!word || word.sentence !== words[at]?.sentence) return null;
    if (PAUSES.some((sign) => word.gap.includes(sign))) return null;
    if (ahead === 1 && tells(word.lower, "tellsNothingYet")) return null;
    // 'Somebody is around to tell' reports nothing.
    if (SPEECH.has(word.lower) && (ahead === 1 || !BASE_FORMS.has(word.lower)))
      return at + ahead + 1;
  }
  return null;
}

const BASE_FORMS: ReadonlySet<string> = new Set(
  "say tell ask love write writes report reports".split(" "),
);
/** With 'me' or 'us' behind them, somebody is reported, whoever it is. */
const REPLIES: ReadonlySet<string> = new Set(
  "told asked emailed messaged thanked begged warned assured".split(" "),
);
const FEEDBACK: ReadonlySet<string> = new Set([
  "feedback",
  "response",
  "responses",
  "reception",
  "reviews",
  "messages",
  "emails",
  "comments",
]);
const SPEAKERS: ReadonlySet<string> = new Set(
  "user users customer customers client clients reader readers player players tester testers listener listeners subscriber subscribers student students friend friends colleague colleagues coworker neighbour neighbor boss wife husband someone somebody everyone everybody people folks person guy woman man lady redditor commenter reviewer reviewers moderator regular regulars visitor visitors he she they parents mother mom mum dad doctor teacher director developer engineer nurse owner stranger critics participants backer backers".split(
    " ",
  ),
);
const SPEECH: ReadonlySet<string> = new Set(
  "said says say saying told tell tells telling asked asks asking wrote writes emailed messaged mentioned mentions reported reports complained complains called described joked commented raved loved love loves thanked suggested swears praised compared begged admitted replied".split(
    " ",
  ),
);

const REPORT_STEMS = ["say", "tell", "ask"].map(stemOf);

/** Half of a report must be in a text in which the founder reports something, more of it in any other. */
function isReported(
  words: readonly Word[],
  sentence: number,
  at: number,
  sources: ReadSources,
): boolean {
  const content = contentOf(words, sentence, at);
  if (content.length < 2) return content.every((stem) => sources.founderHasStem(stem));
  return sources.texts.some((text) => {
    const shared = content.filter((stem) => text.has(stem)).length;
    const isReport = REPORT_STEMS.some((stem) => text.has(stem));
    return isReport ? shared >= content.length / 2 : shared > content.length / 2;
  });
}

/** The stems of a sentence that carry its meaning. */
function contentOf(words: readonly Word[], sentence: number, at: number): string[] {
  let from = at;
  while (from > 0 && words[from - 1]?.sentence === sentence) from -= 1;
  const stems: string[] = [];
  for (let i = from; i < words.length && words[i]?.sentence === sentence; i += 1) {
    const word = words[i];
    if (!word || word.lower.length < 3 || EVERYDAY_WORDS.has(word.lower)) continue;
    if (SPEAKERS.has(word.lower) || SPEECH.has(word.lower)) continue;
    stems.push(stemOf(word.lower));
  }
  return stems;
}

import type { DraftReading } from "#engine/drafts/read-draft.ts";
import type { RuleRow } from "./rule-row.ts";
import { findBareLinkPost, findLowEffort, findRepetition } from "./find-effort.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";

/** Words that the author says, and does not quote from somebody else. */
function ownWords(pattern: RegExp) {
  return ({ find }: DraftReading) => find(pattern, { isQuoteExempt: true });
}

// Made once: what was found by a pattern is kept under it.
const FEEDBACK =
  /\b(?:(?:looking for|would love|['’]d love|love|any|your|honest|brutal(?:ly honest)?|appreciate|need|want|seeking|give me|open to|some|get) (?:[a-z'’-]+ ){0,2}?(?:feedback|critique|criticism)\b|roast my\b|(?:what|tell me what|let me know what) (?:do )?you think (?:of|about) (?:it|my|our|this)\b|let me know what you think\b|(?:your|any) thoughts\b|(?:review|rate|critique) my\b|feedback (?:is )?(?:welcome|wanted|appreciated)\b)/gi;
const MAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63})+/g;

/** What communities do not want posts to be about or to ask for. */
export const CONTENT_ROWS = {
  "no-surveys": {
    word: "No surveys or polls for research.",
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:take|fill(?:ing)? (?:out|in)|complete|answer|short|quick|brief|\d+-minute|my|our|this) (?:[a-z'’-]+ ){0,3}?(?:survey|questionnaire|google form|poll)\b|(?:forms\.gle|typeform\.com|surveymonkey\.com|tally\.so|docs\.google\.com\/forms)[^\s)]*)/gi,
      ),
      what: "This asks readers to take part in a survey",
    },
    gravity: 45,
  },
  "no-fundraising": {
    word: "No fundraising or requests for money.",
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:kickstarter|indiegogo|gofundme|patreon|ko-fi|buymeacoffee)\.com[^\s)]*|(?:my|our) (?:kickstarter|indiegogo|gofundme|patreon|crowdfunding)\b|(?:please|consider|can you|could you) (?:donat(?:e|ing)|chip(?:ping)? in|support(?:ing)? (?:me|us))\b|raising (?:money|funds)\b|buy me a coffee\b)/gi,
      ),
      what: "This asks for money",
    },
    gravity: 45,
  },
  "no-giveaways": {
    word: "No giveaways or contests.",
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:hosting|running|doing|my|our|this|a) (?:[a-z]+ )?give-?aways?\b|giving away\b|raffle\b|promo codes?\b|free (?:codes?|keys?|licen[cs]es?|copies)\b|(?:win|enter to win) (?:a|one|free)\b|contest\b)/gi,
      ),
      what: "This offers a giveaway or a contest",
    },
    gravity: 45,
  },
  "no-hiring": {
    word: "No job offers, and no looking for work.",
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:we['’]?re|we are|i['’]?m|i am|now) (?:hiring|open to work)\b|hire me\b|for hire\b|job (?:opening|opportunity)\b|(?:i['’]?m|i am|we['’]?re|we are) looking for (?:a |an )?(?:[a-z'’-]+ ){0,2}?(?:co-?founder|developer|designer|marketer|freelancer|intern|clients?)\b)/gi,
      ),
      what: "This offers or seeks work",
    },
    gravity: 45,
  },
  "no-feedback-requests": {
    word: "No posts that ask for feedback on your own work.",
    detection: {
      by: "draft",
      find: ({ promotion, find }) =>
        promotion.degree === "none" ? [] : find(FEEDBACK, { isQuoteExempt: true }),
      what: "This asks for feedback on your own work",
    },
    gravity: 45,
  },
  "no-dm-requests": {
    word: "Don't ask people to message you, and don't message them unasked.",
    detection: {
      by: "draft",
      find: ({ messageRequests }) => messageRequests,
      what: "This asks for private messages",
      fix: "remove-sentence",
    },
    gravity: 40,
  },
  "be-respectful": {
    word: "Be respectful: no insults, harassment or hate.",
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:you|you['’]?re|you are|they|they['’]?re|they are|these|those|people|users|everyone|mods?|moderators) (?:(?!not )[a-z'’-]+ ){0,3}?(?:stupid|idiots?|dumb|morons?|pathetic|losers?|scumbags?|clowns?|trash)\b|(?<!\b(?:(?:like|i['’]?m|was|am|such) (?:an?|the)|wie ein|como un|comme un) )(?:idiots?|morons?|scumbags?|retard(?:s|ed)?)\b|shut (?:the \w+ )?up,? (?:you|already|and (?:go|leave))\b|(?:stupid|fat|dumb|ugly) (?:[a-z]+ )?(?:cow|bitch|pig|karen|moron)\b|should be (?:put down|shot|hanged)\b|i hate (?:you|them|these|those|people|all)\b)/gi,
      ),
      what: "This can be read as an insult",
    },
    gravity: 40,
  },
  "no-personal-info": {
    word: "No personal information about anyone.",
    detection: {
      by: "draft",
      find: ({ find }) => find(MAIL_ADDRESS, { sign: "@" }),
      what: "The draft shows an email address",
      fix: "remove-words",
    },
    gravity: 25,
  },
} satisfies Record<string, RuleRow>;

/** Small words that make up a fifth of any English text, and hardly occur in others. */
const ENGLISH = /\b(?:the|and|of|to|that|with|for|you|this|my|it|was|have|are|but|is|how|what)\b/gi;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;
/** The opening tells the language; the rest would only cost time. */
const SAMPLE_LENGTH = 2000;
const MIN_WORDS = 12;
const MIN_SHARE = 0.06;

/** The whole of a draft that is not in English. */
function findForeignLanguage({ draft: { title, content } }: DraftReading): DraftPlace[] {
  if (!isForeign(`${title} ${content}`.slice(0, SAMPLE_LENGTH))) return [];
  return content
    ? [{ field: "content", start: 0, end: content.length }]
    : [{ field: "title", start: 0, end: title.length }];
}

function isForeign(text: string): boolean {
  const words = text.split(/\s+/).length;
  const foreignLetters = text.match(NOT_LATIN)?.length ?? 0;
  if (foreignLetters >= 8 && foreignLetters > text.length / 3) return true;
  if (words < MIN_WORDS) return false;
  return (text.match(ENGLISH)?.length ?? 0) < words * MIN_SHARE;
}

/** What communities ask of a post's form. */
export const FORM_ROWS = {
  "flair-required": {
    word: "Every post needs a flair.",
    detection: { by: "form" },
    gravity: 28,
  },
  "title-format": {
    word: "Titles have their own rules: read them first.",
    detection: { by: "reader" },
    gravity: 25,
  },
  "text-posts-only": {
    word: "Text posts only: no links or images as the post itself.",
    detection: {
      by: "draft",
      find: findBareLinkPost,
      what: "This is a link and hardly any text",
      fix: "move-links",
    },
    gravity: 30,
  },
  "no-low-effort": {
    word: "No low effort posts: give enough detail to discuss.",
    detection: { by: "draft", find: findLowEffort, what: "There is too little to discuss" },
    gravity: 28,
  },
  "no-spam": {
    word: "No spam: don't post the same thing over and over.",
    detection: {
      by: "draft",
      find: findRepetition,
      what: "The same words come back again and again",
    },
    gravity: 6,
  },
  "no-reposts": {
    word: "No reposts or duplicates: search before you post.",
    detection: { by: "reader" },
    gravity: 25,
  },
  "on-topic": {
    word: "Stay on topic.",
    detection: { by: "reader" },
    gravity: 35,
  },
  "english-only": {
    word: "Posts must be in English.",
    detection: {
      by: "draft",
      find: findForeignLanguage,
      what: "The draft doesn't seem to be in English",
    },
    gravity: 55,
  },
  "source-required": {
    word: "Name or link the source of what you post.",
    detection: { by: "reader" },
    gravity: 25,
  },
  "crossposts-limited": {
    word: "Crossposts are limited or not allowed.",
    detection: { by: "reader" },
    gravity: 20,
  },
} satisfies Record<string, RuleRow>;

const saying =
  (pattern: RegExp) =>
  ({ find }: DraftReading) =>
    find(pattern);

/** Subjects that communities keep out. */
export const TOPIC_ROWS = {
  "no-ai-content": {
    word: "No content made by AI.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:used?|using|with|in|by|give|gave|prompted|asked) (?:\w+ ){0,2}?(?:chatgpt|gpt-?\d\w*|claude|gemini|copilot|midjourney|stable diffusion|dall-?e|suno|udio|an? llm)\b|\b(?:generated|made|written|created|drawn) (?:by|with|using) ai\b|\bai[- ](?:generated|assisted|made|written)\b/gi,
      ),
      what: "This shows content made by AI",
    },
    gravity: 45,
  },
  "no-memes": {
    word: "No memes or joke posts.",
    detection: {
      by: "draft",
      find: saying(/\b(?:memes?|shitpost(?:s|ing)?)\b/gi),
      what: "This looks like a meme or joke post",
    },
    gravity: 20,
  },
  "no-politics": {
    word: "No politics.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:elections?|politicians?|republicans?|democrats|left-wing|right-wing|conservatives|liberals|socialists?|communists?|abortion|gun control)\b/gi,
      ),
      what: "This touches on politics",
    },
    gravity: 26,
  },
  "no-nsfw": {
    word: "No adult or shocking content.",
    detection: {
      by: "draft",
      find: saying(/\b(?:nsfw|porn\w*|xxx|onlyfans|nudes?|gore)\b/gi),
      what: "This names adult or shocking content",
    },
    gravity: 35,
  },
  "no-piracy": {
    word: "No pirated or cracked content, and no links to it.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:torrents?|warez|keygens?|pirated?|nulled)\b|\bcracked (?:version|software|copy|apk|app)\b/gi,
      ),
      what: "This names pirated content",
    },
    gravity: 40,
  },
  "no-crypto": {
    word: "No cryptocurrency, tokens or NFTs.",
    detection: {
      by: "draft",
      find: saying(
        /\b(?:crypto(?:currency|currencies)?|bitcoin|btc|ethereum|nfts?|web3|airdrops?|altcoins?|memecoins?|defi|blockchain|solana|presale)\b/gi,
      ),
      what: "This is about cryptocurrency or tokens",
    },
    gravity: 40,
  },
  "no-professional-advice": {
    word: "No medical, legal or other professional advice.",
    detection: { by: "reader" },
    gravity: 20,
  },
} satisfies Record<string, RuleRow>;

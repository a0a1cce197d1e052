import type { DraftReading } from "#engine/drafts/read-draft.ts";
import { type RuleRow } from "./rule-row.ts";

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
        /\b(?:(?:we['’]?re|we are|i['’]?m|i am|now) hiring\b|hire me\b|for hire\b|job (?:opening|opportunity)\b|open to work\b|(?:i['’]?m|i am|we['’]?re|we are) looking for (?:a |an )?(?:[a-z'’-]+ ){0,2}?(?:co-?founder|developer|designer|marketer|freelancer|intern|clients?)\b)/gi,
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
    word: "Do not ask people to message you, and do not message them unasked.",
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
        /\b(?:(?:you|you['’]?re|you are|they|they['’]?re|they are|these|those|people|users|everyone|mods?|moderators) (?:[a-z'’-]+ ){0,3}?(?:stupid|idiots?|dumb|morons?|pathetic|losers?|scumbags?|clowns?|trash)\b|(?:idiots?|morons?|scumbags?|retard(?:s|ed)?)\b|shut (?:the \w+ )?up,? (?:you|already|and (?:go|leave))\b|(?:stupid|fat|dumb|ugly) (?:[a-z]+ )?(?:cow|bitch|pig|karen|moron)\b|should be (?:put down|shot|hanged)\b|i hate (?:you|them|these|those|people|all)\b)/gi,
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

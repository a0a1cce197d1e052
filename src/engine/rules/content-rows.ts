import type { DraftReading } from "#engine/drafts/read-draft.ts";
import { anyOf, type RuleRow } from "./rule-row.ts";

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
    shortName: "surveys",
    word: "No surveys or polls for research.",
    reading: {
      as: "ban",
      about: anyOf(
        /\bsurveys?\b/,
        /\bquestionnaires?\b/,
        /\bmarket research\b/,
        /\b(user|academic) research\b/,
        /\bno polls?\b/,
      ),
    },
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:take|fill(?:ing)? (?:out|in)|complete|answer|short|quick|brief|\d+-minute|my|our|this) (?:[a-z'’-]+ ){0,3}?(?:survey|questionnaire|google form|poll)\b|(?:forms\.gle|typeform\.com|surveymonkey\.com|tally\.so|docs\.google\.com\/forms)[^\s)]*)/gi,
      ),
      what: "This asks readers to take part in a survey",
    },
    permission: /\bsurveys? (?:are )?(?:fine|welcome|allowed)/,
    gravity: 45,
    removal: /\bsurveys?\b|\bpolls?\b|\bquestionnaire/i,
  },
  "no-fundraising": {
    shortName: "fundraising",
    word: "No fundraising or requests for money.",
    reading: {
      as: "ban",
      about: anyOf(
        /\bfund[\s-]?rais/,
        /\bgo ?fund ?me/,
        /\bcrowd[\s-]?fund/,
        /\bkickstarter/,
        /\bdonations?\b/,
        /\bbegging\b/,
        /\b(ask|asking|requests?) for (money|donations)/,
      ),
      unless: /\bkarma begging\b|\bbegging for (karma|upvotes)/,
    },
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:kickstarter|indiegogo|gofundme|patreon|ko-fi|buymeacoffee)\.com[^\s)]*|(?:my|our) (?:kickstarter|indiegogo|gofundme|patreon|crowdfunding)\b|(?:please|consider|can you|could you) (?:donat(?:e|ing)|chip(?:ping)? in|support(?:ing)? (?:me|us))\b|raising (?:money|funds)\b|buy me a coffee\b)/gi,
      ),
      what: "This asks for money",
    },
    permission: /\bfundrais|\bdonat|\bcrowdfund/,
    gravity: 45,
    removal: /\bfundrais\w*|\bdonations?\b|\bcrowdfund\w*/i,
  },
  "no-giveaways": {
    shortName: "giveaways",
    word: "No giveaways or contests.",
    reading: {
      as: "ban",
      about: /\bgive-?aways?\b|\bcontests?\b|\braffles?\b|\bsweepstakes?\b/,
    },
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:hosting|running|doing|my|our|this|a) (?:[a-z]+ )?give-?aways?\b|giving away\b|raffle\b|promo codes?\b|free (?:codes?|keys?|licen[cs]es?|copies)\b|(?:win|enter to win) (?:a|one|free)\b|contest\b)/gi,
      ),
      what: "This offers a giveaway or a contest",
    },
    permission: /\bgiveaway|\bwhile it is free\b|\bfree games\b/,
    gravity: 45,
    removal: /\bgiveaways?\b|\bno contests?\b/i,
  },
  "no-hiring": {
    shortName: "job posts",
    word: "No job offers, and no looking for work.",
    reading: {
      as: "ban",
      about: anyOf(
        /\bhiring\b/,
        /\bfor hire\b/,
        /\bjob (posts?|postings?|offers?|listings?|ads?|adverts?|seekers?)\b/,
        /\brecruit(ing|ment|ers?)\b/,
        /\blooking for work\b/,
        /\bno jobs\b/,
      ),
    },
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:we['’]?re|we are|i['’]?m|i am|now) hiring\b|hire me\b|for hire\b|job (?:opening|opportunity)\b|open to work\b|(?:i['’]?m|i am|we['’]?re|we are) looking for (?:a |an )?(?:[a-z'’-]+ ){0,2}?(?:co-?founder|developer|designer|marketer|freelancer|intern|clients?)\b)/gi,
      ),
      what: "This offers or seeks work",
    },
    permission: /\bhire\b|\bhiring\b|\bservices\b|\bfreelanc|\bpartner|\bcommission/,
    gravity: 45,
    removal: /\bhiring\b|\bjob (?:offers?|posts?|ads?)\b|\brecruit\w*/i,
  },
  "no-feedback-requests": {
    shortName: "requests for feedback",
    word: "No posts that ask for feedback on your own work.",
    reading: {
      as: "ban",
      about: anyOf(
        /\b(feedback|critique|roast) (requests?|posts?)\b/,
        /\b(requests?|asking|ask) for (feedback|critique|reviews)\b/,
        /\b(validate|validation of) (my|your|an)\b.{0,12}\bidea/,
        /\bidea validation\b/,
        /\brate my\b/,
        /\broast my\b/,
      ),
    },
    detection: {
      by: "draft",
      find: ({ promotion, find }) =>
        promotion.degree === "none" ? [] : find(FEEDBACK, { isQuoteExempt: true }),
      what: "This asks for feedback on your own work",
    },
    permission: /\bfeedback\b|\bcritique|\breview|\broast|\btest/,
    gravity: 45,
    removal:
      /\b(?:no|asks? for|asking for|requests? for) feedback\b|\bfeedback (?:requests?|posts?)\b/i,
  },
  "no-dm-requests": {
    shortName: "requests to message you",
    word: "Do not ask people to message you, and do not message them unasked.",
    reading: {
      as: "ban",
      about:
        /(?<!\d ?)\b(dms?|pms?|direct messag\w*|private messag\w*|unsolicited messages?|message me)\b/,
      unless:
        /\b(dms?|pms?|messag\w*|contact)\b[^.]{0,25}\b(the |a |us|our )*(mods?\b|moderators?\b|mod ?team)/,
    },
    detection: {
      by: "draft",
      find: ({ messageRequests }) => messageRequests,
      what: "This asks for private messages",
      fix: "remove-sentence",
    },
    gravity: 40,
    removal: /\b(?:no|asks? for|asking for|soliciting) (?:DMs?|(?:private|direct) messages?)\b/i,
  },
  "be-respectful": {
    shortName: "insults",
    word: "Be respectful: no insults, harassment or hate.",
    reading: {
      as: "demand",
      asks: anyOf(
        /\brespect(ful|fully)?\b/,
        /\bcivil(ity|ly)?\b/,
        /\bbe (nice|kind|polite|friendly|excellent|courteous|good)\b/,
        /\bharass/,
        /\bbully/,
        /\bhate(ful)?[\s-]*(speech)?\b/,
        /\bracis[tm]\b/,
        /\bsexis[tm]\b/,
        /\bbigot/,
        /\bpersonal attacks?\b/,
        /\binsult/,
        /\btoxic/,
        /\btroll(s|ing)?\b/,
        /\brude(ness)?\b/,
        /\bslurs?\b/,
        /\bdiscriminat/,
        /\breddiquette\b/,
        /\bdon'?t be (a|an) (jerk|dick|ass\w*)\b/,
        /\bremember the human\b/,
      ),
    },
    detection: {
      by: "draft",
      find: ownWords(
        /\b(?:(?:you|you['’]?re|you are|they|they['’]?re|they are|these|those|people|users|everyone|mods?|moderators) (?:[a-z'’-]+ ){0,3}?(?:stupid|idiots?|dumb|morons?|pathetic|losers?|scumbags?|clowns?|trash)\b|(?:idiots?|morons?|scumbags?|retard(?:s|ed)?)\b|shut (?:the \w+ )?up,? (?:you|already|and (?:go|leave))\b|(?:stupid|fat|dumb|ugly) (?:[a-z]+ )?(?:cow|bitch|pig|karen|moron)\b|should be (?:put down|shot|hanged)\b|i hate (?:you|them|these|those|people|all)\b)/gi,
      ),
      what: "This can be read as an insult",
    },
    gravity: 40,
    removal: /\brude\b|\binsult\w*|\bharass\w*|\bcivil\w*/i,
  },
  "no-personal-info": {
    shortName: "personal information",
    word: "No personal information about anyone.",
    reading: {
      as: "ban",
      about: anyOf(
        /\bpersonal(ly)?[\s-]*(identif\w+ )?(info|information|data|details)\b/,
        /\bdox+(x?ing|x?ed)?\b/,
        /\bprivate info(rmation)?\b/,
        /\bidentifying info/,
      ),
    },
    detection: {
      by: "draft",
      find: ({ find }) => find(MAIL_ADDRESS, { sign: "@" }),
      what: "The draft shows an e-mail address",
      fix: "remove-words",
    },
    gravity: 25,
    removal: /\bpersonal info\w*\b|\bdox\w*/i,
  },
} satisfies Record<string, RuleRow>;

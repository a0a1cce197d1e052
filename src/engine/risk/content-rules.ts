import type { RuleCode } from "#engine/rules/rule-codes.ts";

/** A rule whose breach shows in the words of a draft. */
export type ContentRule = {
  code: RuleCode;
  points: number;
  /** Global, so that every place is found. */
  pattern: RegExp;
  /** What the words do; goes before ', and r/X does not allow that.' */
  what: string;
  /** Only where the draft is about the author's own work. */
  needsPromotion?: true;
};

export const CONTENT_RULES: ContentRule[] = [
  {
    code: "no-surveys",
    points: 45,
    pattern:
      /\b(?:take|fill(?:ing)? (?:out|in)|complete|answer|short|quick|brief|\d+-minute|my|our|this) (?:[a-z'’-]+ ){0,3}?(?:survey|questionnaire|google form|poll)\b|\b(?:forms\.gle|typeform\.com|surveymonkey\.com|tally\.so|docs\.google\.com\/forms)[^\s)]*/gi,
    what: "This asks readers to take part in a survey",
  },
  {
    code: "no-fundraising",
    points: 45,
    pattern:
      /\b(?:kickstarter|indiegogo|gofundme|patreon|ko-fi|buymeacoffee)\.com[^\s)]*|\b(?:my|our|the|on) (?:kickstarter|indiegogo|gofundme|patreon|crowdfunding)\b|\b(?:please|consider|can you|could you) (?:donat(?:e|ing)|chip(?:ping)? in|support(?:ing)? (?:me|us))\b|\braising (?:money|funds)\b|\bbuy me a coffee\b/gi,
    what: "This asks for money",
  },
  {
    code: "no-giveaways",
    points: 45,
    pattern:
      /\bgive-?aways?\b|\bgiving away\b|\braffle\b|\bpromo codes?\b|\bfree (?:codes?|keys?|licen[cs]es?|copies)\b|\b(?:win|enter to win) (?:a|one|free)\b|\bcontest\b/gi,
    what: "This offers a giveaway or a contest",
  },
  {
    code: "no-hiring",
    points: 45,
    pattern:
      /\b(?:we['’]?re|we are|i['’]?m|i am|now) hiring\b|\bhire me\b|\bfor hire\b|\bjob (?:opening|offer|opportunity)\b|\bopen to work\b|\blooking for (?:a |an )?(?:[a-z'’-]+ ){0,2}?(?:co-?founder|developer|designer|marketer|freelancer|intern|job|clients?|work)\b/gi,
    what: "This offers or seeks work",
  },
  {
    code: "no-feedback-requests",
    points: 45,
    pattern:
      /\b(?:looking for|would love|['’]d love|love|any|your|honest|brutal(?:ly honest)?|appreciate|need|want|seeking|give me|open to|some|get) (?:[a-z'’-]+ ){0,2}?(?:feedback|critique|criticism)\b|\broast my\b|\b(?:what|tell me what|let me know what) (?:do )?you think (?:of|about) (?:it|my|our|this)\b|\blet me know what you think\b|\b(?:your|any) thoughts\b|\b(?:review|rate|critique) my\b|\bfeedback (?:is )?(?:welcome|wanted|appreciated)\b/gi,
    what: "This asks for feedback on your own work",
    needsPromotion: true,
  },
  {
    code: "be-respectful",
    points: 25,
    pattern:
      /\b(?:stupid|idiots?|idiotic|dumb|morons?|retard(?:s|ed)?|pathetic|losers?|scumbags?|shut up|hate (?:you|them|people))\b/gi,
    what: "This can be read as an insult",
  },
  {
    code: "no-memes",
    points: 25,
    pattern: /\b(?:memes?|shitpost(?:s|ing)?)\b/gi,
    what: "This looks like a meme or joke post",
  },
  {
    code: "no-politics",
    points: 20,
    pattern:
      /\b(?:elections?|politicians?|republicans?|democrats|left-wing|right-wing|conservatives|liberals|socialists?|communists?|abortion|gun control)\b/gi,
    what: "This touches on politics",
  },
  {
    code: "no-nsfw",
    points: 35,
    pattern: /\b(?:nsfw|porn\w*|xxx|onlyfans|nudes?|gore)\b/gi,
    what: "This names adult or shocking content",
  },
  {
    code: "no-piracy",
    points: 40,
    pattern:
      /\b(?:torrents?|warez|keygens?|pirated?|nulled)\b|\bcracked (?:version|software|copy|apk|app)\b/gi,
    what: "This names pirated content",
  },
  {
    code: "no-crypto",
    points: 40,
    pattern:
      /\b(?:crypto(?:currency|currencies)?|bitcoin|btc|ethereum|nfts?|web3|airdrops?|altcoins?|memecoins?|defi|blockchain|solana|presale)\b/gi,
    what: "This is about cryptocurrency or tokens",
  },
];

import type { Concern, DemandCode } from "../../demand.ts";
import type { UnwantedName } from "../read-unwanted.ts";
import { POST_KINDS } from "./post-kinds.ts";
import { UNSEEN } from "./unseen.ts";

/** What a name on a list of unwanted posts comes to: a demand, or what a pattern of ours finds. */
export type Listed = {
  noted: RegExp;
  is: { of: Concern; code: DemandCode } | { finds: UnwantedName };
  /** Its name goes with the demand: which posts are meant, or which form. */
  names?: "detail" | "value";
};

/** How lists call what questions ask for; what kind of question it is `CALLED` tells. */
const QUESTIONS =
  /\b(?:questions?|requests?|advice|help|homework|identifications?|diagnos[ie]s|(?:tech(?:nical)? |account |^)support|troubleshooting|valuations?|appraisals?|price checks?|what (?:to|should|is this|(?:\w+ )?to buy|tree|style)|which (?:\w+ to|phone|bag|trade|university)|legit checks?|critique|translations?|begging for (?:translation|recommendation)s?|recommendations|identify(?:ing)?|naming an? \w+|finding a (?:song|forgotten)|forgotten (?:book|game|film)s?|admissions|visit(?:s|ing)|moving to|tourism|(?:resume|portfolio) reviews?|review of|how (?:do i|to (?:get|become))|what should i|am i pregnant|admission chances|price (?:talk|checks?|opinions)|pricing(?: talk)?|(?:card )?values?(?= or|$)|valuing|is it worth|what is it worth|which (?:language|offer|sewing machine)|what language|rate my|career entry|entering the (?:field|trade)|new to the trade)\b/;

/** What asks anything at all. */
const ANY_QUESTION =
  /^(?:questions?|requests|question posts|help (?:posts|requests?|questions?)|advice (?:questions?|requests?)|requests? for (?:advice|help))(?: (?:as|in) posts?)?$/;

/** The author is asked. */
const OF_UNSEEN = Object.fromEntries(
  Object.entries(UNSEEN).map(([name, { noted }]) => [
    name,
    { noted, is: { of: "all", code: "unwanted" }, names: "value" } satisfies Listed,
  ]),
);

/** The first that fits counts; what none fits is shown and not applied. */
export const LISTED: Record<string, Listed> = {
  "asked first": {
    noted:
      /\bunapproved (?:survey|stud|research)|\b(?:surveys?|stud(?:y|ies))\b.*\bwithout (?:approval|permission)/,
    is: { of: "survey", code: "ask-mods" },
  },
  survey: {
    noted:
      /\bsurveys?\b|\b(?:market|product) research\b|\bresearch requests?\b|\bquestionnaires?\b|\bpetitions?\b/,
    is: { of: "all", code: "no-surveys" },
  },
  money: {
    noted:
      /\bfund-?rais|\bcrowdfund|\bbegging\b(?! for)|^handouts?$|^money needs?$|\bdonation|\basking for money\b|\bmoney requests?\b|\brequests? for money\b|\bgofundme|\bkickstarter/,
    is: { of: "all", code: "no-crowdfunding" },
  },
  work: {
    noted:
      /\bjob (?:adverts?|offers?|posts?|ads?|listings?|search\w*|seek\w*)\b|\brecruit(?:ing|ment|ers?)?\b|\bhiring\b|\b(?:looking for|finding|seeking|offering)(?: or seeking)? work\b|\bfor[- ]hire\b|^jobs?$|\bjob (?:openings?|boards?|links?)$|^paid work$|^work offers?$|^gigs?$/,
    is: { of: "all", code: "no-recruiting" },
  },
  made: {
    noted:
      /\bai[- ](?:content|images?|art|text|slop|music|posts?|answers?|videos?|pictures?|writing|made|written|generated|stories|comments?)\b|\bai$|\b(?:chatbot|chatgpt|machine[- ]written)\b|\bgenerated (?:images?|text|art|content|music)\b/,
    is: { of: "AI-made", code: "no-ai" },
    names: "detail",
  },
  giveaway: { noted: /\bgive-?aways?\b|\braffles?\b|\bcontests?\b/, is: { finds: "giveaway" } },
  playlist: { noted: /\bplay-?lists?\b/, is: { finds: "playlist" } },
  gate: {
    noted: /\b(?:follow|subscribe)[- ](?:gates?|for)\b|\bgated\b|\bbehind a sign-?up\b/,
    is: { finds: "gate" },
  },
  group: {
    noted:
      /\blooking for (?:groups?|players)\b|\blfg\b|\b(?:clan|group|team|friend) (?:recruit\w*|adverts?|searches|requests)\b|\bfriend codes?\b|\b(?:finding|asking for|looking for) (?:an? )?(?:team(?: members)?|guild|friends|players|coders|co-?founders?)\b|^(?:friend|partner) requests$|^making-friends posts$/,
    is: { finds: "group" },
  },
  vaccines: { noted: /\bvaccine doubts?\b|\banti-?vacc?/, is: { finds: "vaccine doubts" } },
  preaching: { noted: /\bproselyti[sz]ing\b|\bpreaching\b/, is: { finds: "faith" } },
  coins: { noted: /^(?:other|alt)[- ]?coins?$/, is: { finds: "altcoins" } },
  "any question": { noted: ANY_QUESTION, is: { of: "question", code: "unwanted" } },
  question: { noted: QUESTIONS, is: { of: "special question", code: "unwanted" }, names: "detail" },
  lazy: {
    noted:
      /^(?:low[- ](?:effort|quality|content|value)|lazy|zero-content|generic)(?: (?:posts?|content|threads?|questions?|opinions?))?$/,
    is: { finds: "lazy" },
  },
  poll: { noted: /^(?:opinion )?polls?$/, is: { finds: "poll" } },
  research: {
    noted: /^(?:idea|product) validation\b|\bwould-you-(?:buy|pay)\b|^asking which app to build$/,
    is: { finds: "research" },
  },
  sale: {
    noted:
      /^(?:buying(?:,| and) )?(?:selling|sales|trading|trades|sales and trades)(?: posts)?$|^buying, selling|^for sale\b|^classifieds?$|^account (?:sales|trading)$|^selling (?:and trading|gear|notes|art|lights|pens)\b|\b(?:gear|numismatic|equipment|hardware) (?:sales|for sale)\b|^(?:shop )?listings$|^selling (?:an? )?[a-z]+$|^(?:cars|items|boats|tickets|gear) for sale(?: as posts)?$|^(?:ticket|thrift|key|premium)? ?resales?$|^buy, sell\b|^sale or rehoming\b|^swaps?$|^(?:sale|market|marketplace|classified) posts$/,
    is: { of: "advert or sale", code: "unwanted" },
  },
  "shop link": {
    noted:
      /^(?:(?:own|outside|web|etsy|direct) )?(?:shop|store|sales) links?(?: in the post)?$|^links? to (?:web |own )?shops?$/,
    is: { of: "own work", code: "no-sales-link" },
    names: "value",
  },
  "price beside it": {
    noted: /^(?:shop links? or )?prices?(?: in (?:the )?posts?)?$|^shop link or price in the post$/,
    is: { of: "own work", code: "no-sales-link" },
  },
  picture: {
    noted:
      /^(?:images?|pictures|photos|(?:plain|image|photo|single) (?:posts|photos|pictures)|images and videos?|(?:links?, )?images? (?:or|and) videos? posts)$/,
    is: { of: "image", code: "unwanted" },
  },
  "picture alone": {
    noted:
      /^(?:(?:image|picture|photo)-only|bare image) posts$|^bare photos$|^(?:photos|videos) (?:alone|without (?:any )?text)$/,
    is: { of: "image", code: "unwanted" },
    names: "value",
  },
  service: {
    noted:
      /^(?:paid )?(?:commissions?|services|service (?:offers?|adverts?)|coaching(?: offers| adverts)?|tutoring adverts|private message offers)$/,
    is: { of: "services", code: "unwanted" },
  },
  referral: {
    noted: /\b(?:affiliate|referral)\b|^referrals$/,
    is: { of: "referral link", code: "unwanted" },
  },
  title: {
    noted:
      /\b(?:clickbait|sensational\w*|editoriali[sz]ed|edited) (?:titles?|headlines?)\b|^clickbait$|\bvague titles?\b/,
    is: { of: "all", code: "title-format" },
    names: "value",
  },
  spoiler: {
    noted: /\bspoilers? in titles?\b|\b(?:untagged|unmarked) spoilers\b/,
    is: { of: "all", code: "title-format" },
    names: "value",
  },
  "asked on": {
    noted: /\bamas?$/,
    is: { of: "AMA, event or giveaway", code: "unwanted" },
    names: "detail",
  },
};

/** Kinds of posts that have a pattern of their own come last. */
export const ALL_LISTED: Record<string, Listed> = {
  ...OF_UNSEEN,
  ...LISTED,
  ...Object.fromEntries(
    Object.entries(POST_KINDS).map(([name, { noted }]) => [
      name,
      { noted, is: { of: "other", code: "unwanted" }, names: "detail" },
    ]),
  ),
};

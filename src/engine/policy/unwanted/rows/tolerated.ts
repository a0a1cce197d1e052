// How notes word what a strict community takes all the same, and how such posts look.

/** Between what is said of several things. */
export const BETWEEN = /[;.]\s*|, (?:and |but )?/;

/** 'own builds fine', 'free files may come any day', 'DIY tolerated'. */
export const TOLERATED =
  /^(?:and )?([\w' -]{2,60}?) (?:(?:is|are|may|can|sometimes|always|often) )*(?:fine|tolerated|welcome|allowed|accepted|excepted|exempt|sometimes|pass|any day|come any day|be (?:posted|shown|shared|a post)|stay|stand)\b(.*)$/i;

/** 'art posts on Tuesday', 'activists and public-benefit groups may post on Wednesday'. */
export const ON_A_DAY =
  /^(?:and )?([\w' -]{2,80}?) (?:(?:may|can) (?:post|come|go up) )?on (?:\w+ )?((?:sun|mon|tues|wednes|thurs|fri|satur)day)s?\b/i;

/** It gives no leave, or only to others than members who show something. */
export const NO_LEAVE =
  /\b(?:no|not|never|hardly|barely|rarely|little|elsewhere|comments?|only|vendors?|brokers?|lawyers?|readers|panelists|adverts?|advertising|selling|user flair|subreddits?|chats?|discussions?|talk|ask)\b/i;

/** It needs a flair or a tag. */
export const MARKED = /\b(?:flair|tag|label)/i;

/** Whose it is and how it is done tells nothing of how it looks. */
export const LEAD = /^(?:(?:own|your|the|an?|finished|original|disclosed|full) )+/i;

/** 'Art posts' are art. */
export const TAIL = / posts?$/;

/** Of one word in any number. */
export const ENDING = /(?:ies|es|s|y)$/;

export const DAY = /(sun|mon|tues|wednes|thurs|fri|satur)day/i;

/** Notes on threads often say what is taken as a post all the same. */
export const TAKES_ALSO =
  /\b(?:open source|open code|substantial|notable|established|finished|own art|fan art|articles?|free)\b[^;]*\b(?:posts?|links?|fine|allowed|flair|tips)\b|\bas \[|\bflair with\b/i;

export const OF_WEIGHT = /\b(?:established|substantial|notable)\b/;

type Look = { noted: RegExp; found: string };

/** What is called so looks otherwise: the words by which such posts are known. */
export const LOOKS: Record<string, Look> = {
  "what was named before": { noted: /\b(?:ones?|it|they)$/i, found: "" },
  art: {
    noted: /\b(?:art|drawings?|paintings?|paleoart)$/i,
    found: String.raw`\b(?:art|artwork|drew|drawn|drawings?|paint\w*|sketch\w*|illustrat\w+|linocuts?|prints?)\b`,
  },
  pictures: {
    noted: /\b(?:photos?|pictures?|videos?|clips?|footage)$/i,
    found: String.raw`^[^\n]*\b(?:image|video)\b|\b(?:photos?|pictures?|pics?|shots?|videos?|clips?|footage)\b`,
  },
  builds: {
    noted:
      /\b(?:builds?|setups?|boards?|rigs?|projects|work|diy|models?|machines?|miniatures?|pieces|objects)$/i,
    found: String.raw`\b(?:built|builds?|made|finished|set-?up|diy|painted|restored|homemade)\b`,
  },
  tools: {
    noted:
      /\b(?:tools?|calculators?|data|add-ons|widgets?|mods?|resources?|material|files|guides?)$/i,
    found: String.raw`\b(?:tools?|calculators?|spreadsheets?|data(?:sets?)?|scripts?|add-?ons?|widgets?|mods?|files?|stls?|guides?|plans?|pdfs?)\b`,
  },
};

/** What they have to be. */
export const CONDITIONS = {
  free: {
    noted: /\bfree\b/i,
    found: String.raw`\b(?:free|no (?:cost|ads|paywall)|open[- ]source|gratis|kostenlos\w*)\b`,
  },
  older: {
    noted: /\b(?:older|established|mature)\b/i,
    found: String.raw`\bsince (?:early |late )?20\d\d\b|\b\d?[1-9]\.[1-9]\b|\bfor (?:\w+ )?years\b|\byears (?:after|ago|old)\b|\bcontributors\b|\bsome of you (?:already )?(?:run|use)\b`,
  },
  open: {
    noted: /\bopen(?:[- ]source)?\b/i,
    found: String.raw`\bopen[- ]source\b|\b(?:mit|a?gpl\S*|apache|bsd|code and|weights|git(?:hub|lab)?|codeberg)\b|\bsource (?:code )?(?:is )?(?:on|at|here)\b`,
  },
} satisfies Record<string, Look>;

/** What is sold, followed or subscribed to is no mere piece, unless the post says that it is not. */
export const SELLS = String.raw`[$€£] ?\d|(?<!\b(?:don['’]?t|not|nothing|no|never|without)(?: to| for)? )\b(?:saas|platform|subscri\w+|commissions?|services?|courses?|coaching|channel|newsletter|shop|store|etsy|patreon|kickstarter|discounts?|promo|pre-?orders?|for sale|sell(?:ing)?|wishlist|waitlist|sign up)\b`;

/** Where no programs are meant, one is no piece. */
export const PROGRAM = String.raw`\b(?:apps?|software|extensions?|add-?ins?|plugins?|web ?sites?|ai)\b`;

export const OF_PROGRAMS =
  /\b(?:tools?|apps?|software|add-ons|open|sites?|widgets?|mods?|calculators?|blog)\b/i;

/** Flairs that are for members' own things, whatever the rules say of promotion. */
export const OF_OWN =
  /\b(?:blogs?|videos? links?|i made|my (?:art|work|builds?)|own \w+|oc|original content|creations?|fan ?art)\b/i;

/** What is no member's goods in a market. */
export const PROJECTS =
  "apps?|saas|software|platforms?|extensions?|tools?|web ?apps?|waitlist|newsletters?|courses?|startups?|api|plugins?|bots?|games?|beta|subscribe|sign ?up";

/** Work that is offered or looked for is for a project now and then, and sells none. */
export const WORK = String.raw`\[\s*(?:paid|task|offer)\b|\b(?:hiring|for hire|looking (?:for|to hire))\b`;

/** Notes on markets where members offer projects. */
export const TRADES_PROJECTS = /\b(?:referral codes|promot|own product|SaaS|server|authors)/;

/** Whose it is, who shares it says. */
export const NOT_MINE = String.raw`\b(?:isn['’]t|not) (?:me|mine|by me)\b|\b(?:don['’]t|do not) work (?:there|for them)\b`;

/** Where music is shared: a band's, as others speak of it. */
export const THEIRS = String.raw`\b(?:their|his|her) (?:[\w-]+ ){0,2}(?:demo|album|ep|record|single|debut|discography)\b`;

/** What somebody in need asks for. */
export const AID = String.raw`\bwish[- ]?lists?\b|\bgofundme\b`;

/** Who speaks so sells what is theirs. */
export const SPEAKS_FOR_MANY = String.raw`(?<![\w/.-])(?:we|ours?|my (?:shop|store|brand|company)|(?:contact|with|join|support|follow) us)(?![\w/-])`;

// Each row has its examples in `testing/audience-examples.ts`.

/** What a text says when it names an audience itself. */
export const NAMED: [label: string, pattern: RegExp][] = [
  ["Freelancers", /\bfreelanc(?:ers?|ing)\b|\bself-employed\b|\bsolopreneurs?\b/i],
  ["Students", /\b(?:students?|pupils?|undergraduates?|learners)\b/i],
  ["Developers", /\b(?:developers?|programmers?|coders|software engineers?|engineering teams?)\b/i],
  ["Designers", /\b(?:designers?|illustrators?)\b/i],
  ["Marketers", /\b(?:marketers?|marketing (?:teams?|agencies|agency|people|managers?))\b/i],
  [
    "Small Business Owners",
    /\b(?:small business(?:es)?|shop ?owners?|shopkeepers?|business owners?|small (?:shops|companies|firms)|restaurant owners?|etsy sellers?)\b/i,
  ],
  [
    "Content Creators",
    /\b(?:content creators?|creators|youtubers?|podcasters?|streamers?|bloggers?|influencers?|newsletter writers?)\b/i,
  ],
  ["SaaS Founders", /\bsaas (?:founders?|companies|startups?|teams?|businesses)\b/i],
  ["Entrepreneurs", /\b(?:entrepreneurs?|(?<!saas )founders?|startups?)\b/i],
  ["Investors", /\b(?:investors?|traders?)\b/i],
];

/** Words that any text may mention: they count only where it says that it is for them. */
export const NAMED_IF_MEANT: [label: string, pattern: RegExp][] = [
  [
    "Hobbyists",
    /\b(?:hobby(?:ists?)?|hobbies|enthusiasts?|collectors?|tinkerers?|gamers?|players|readers|home (?:bakers?|brewers?)|gardeners?|knitters?|crafters?|makers|climbers?|hikers?|runners?|cyclists?|anglers?|bird ?watch(?:ers?|ing)|bee ?keepers?|woodworkers?|amateurs?)\b/i,
  ],
  [
    "Consumers",
    /\b(?:consumers?|shoppers?|households?|famil(?:y|ies)|parents?|pet owners?|(?:dog|cat|car|home)[ -]?owners?|home cooks?|tenants?|renters?|commuters?|travell?ers?|couples|neighbou?rs|everyone at home|people (?:who|with|at home))\b/i,
  ],
];

/** 'For' and its kin say that those who follow are meant, not merely mentioned. */
export const MEANT =
  /\b(?:for|helps?|lets?|made for|built for|aimed at|used by)\s+(?:[\w-]+\s+){0,4}?$/i;

/** The head takes much that is held in hands for goods; a shop says that it sells. */
export const SELLS =
  /\b(?:shops?|stores?|sell(?:s|ers?|ing)?|sold|buy(?:s|ers?|ing)?|order(?:s|ed)?|ship(?:s|ped|ping)?|deliver(?:s|ed|y)?|retail\w*|merch\w*|marketplace|e-?commerce|shopify|etsy|checkout|carts?|products?|handmade|inventory|second-hand|boxes|bars)\b/i;
/** Said outright, they outweigh a head that wavers. */
export const MONEY =
  /\b(?:budget(?:s|ing)?|savings|invest(?:s|ing|ments?)?|taxes|mortgages?|net worth)\b/i;

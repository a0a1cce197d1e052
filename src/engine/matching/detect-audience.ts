import { type MatcherModel, applyHead, toProbability } from "./matcher-model.ts";

const MAX_AUDIENCES = 3;
const LIKELY = 0.5;

/** Whom a description speaks to: those it names itself, then the likely ones; nobody where none is. */
export function detectAudience(model: MatcherModel, query: Float64Array, text = ""): string[] {
  const named = findNamedAudiences(text);
  const { labels } = model.heads.audience;
  const guessed = applyHead(model.heads.audience, query)
    .map((value, i) => ({ label: labels[i] ?? "", probability: toProbability(value) }))
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }) => probability > LIKELY)
    .map(({ label }) => label);
  return [...new Set([...named, ...guessed])].slice(0, MAX_AUDIENCES);
}

/** What a text says when it names an audience itself. */
const NAMED: [label: string, pattern: RegExp][] = [
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
const NAMED_IF_MEANT: [label: string, pattern: RegExp][] = [
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
const MEANT = /\b(?:for|helps?|lets?|made for|built for|aimed at|used by)\s+(?:[\w-]+\s+){0,4}?$/i;

/** Audiences that a text names outright: those it says it is for first, then in the order it names them. */
export function findNamedAudiences(text: string): string[] {
  const named = NAMED.flatMap((row) => locate(text, row));
  const meant = NAMED_IF_MEANT.flatMap((row) => locate(text, row)).filter(({ isMeant }) => isMeant);
  return [...named, ...meant]
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant) || a.place - b.place)
    .map(({ label }) => label);
}

function locate(text: string, [label, pattern]: (typeof NAMED)[number]) {
  const place = pattern.exec(text)?.index;
  if (place === undefined) return [];
  return [{ label, place, isMeant: MEANT.test(text.slice(Math.max(0, place - 60), place)) }];
}

/** The head takes much that is held in hands for goods; a shop says that it sells. */
const SELLS =
  /\b(?:shops?|stores?|sell(?:s|ers?|ing)?|sold|buy(?:s|ers?|ing)?|order(?:s|ed)?|ship(?:s|ped|ping)?|deliver(?:s|ed|y)?|retail\w*|merch\w*|marketplace|e-?commerce|shopify|etsy|checkout|carts?|products?|handmade|inventory|second-hand|boxes|bars)\b/i;
/** Said outright, they outweigh a head that wavers. */
const MONEY =
  /\b(?:budget(?:s|ing)?|savings|invest(?:s|ing|ments?)?|taxes|mortgages?|net worth)\b/i;
/** Below it the head wavers. */
const SURE = 0.4;
const NEXT_BEST = 0.3;

/** The project category that a description fits best; right about three times in four. */
export function detectCategory(model: MatcherModel, query: Float64Array, text?: string): string {
  const ranked = rankLabels(model, query);
  const [best, next] = ranked;
  if (!best) return "Other";
  if (text === undefined) return best.label;
  if (best.share < SURE && MONEY.test(text)) return "Finance";
  if (best.label !== "E-commerce" || SELLS.test(text)) return best.label;
  return next && next.share >= NEXT_BEST ? next.label : "Other";
}

function rankLabels(model: MatcherModel, query: Float64Array) {
  const values = applyHead(model.heads.category, query);
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers
    .map((power, i) => ({ label: model.heads.category.labels[i] ?? "Other", share: power / sum }))
    .toSorted((a, b) => b.share - a.share);
}

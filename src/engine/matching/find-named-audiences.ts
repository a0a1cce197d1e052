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

/** 'For' and its kin say that those who follow are meant, not merely mentioned. */
const MEANT = /\b(?:for|helps?|lets?|made for|built for|aimed at|used by)\s+(?:[\w-]+\s+){0,4}?$/i;

/** Audiences that a text names outright: those it says it is for first, then in the order it names them. */
export function findNamedAudiences(text: string): string[] {
  return NAMED.flatMap(([label, pattern]) => {
    const place = pattern.exec(text)?.index;
    if (place === undefined) return [];
    return { label, place, isMeant: MEANT.test(text.slice(Math.max(0, place - 60), place)) };
  })
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant) || a.place - b.place)
    .map(({ label }) => label);
}

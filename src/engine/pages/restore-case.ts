import { listLetters, splitAtSpaces } from "#engine/text/characters.ts";

/** Names that a page in capitals may write nowhere else. */
const WELL_KNOWN = new Map(
  splitAtSpaces(`Shopify WordPress Webflow Wix Etsy eBay Amazon GitHub GitLab Google Gmail Microsoft Windows Linux Mac macOS iOS iPhone iPad
  Android Slack Notion Discord Reddit YouTube Instagram TikTok Facebook LinkedIn Spotify Stripe PayPal Excel Python JavaScript TypeScript
  React Figma ChatGPT OpenAI AI API APIs PDF PDFs CSV SEO CRM SaaS UK USA EU English German French Spanish Japanese Europe`).map(
    (name) => [name.toLowerCase(), name],
  ),
);

/** How a page writes its names: words with a capital inside its sentences, and never without. */
export function learnCase(texts: string[]): ReadonlyMap<string, string> {
  const names = new Map(WELL_KNOWN);
  const plain = new Set<string>();
  for (const text of texts) {
    if (text === text.toUpperCase()) continue;
    for (const [word] of text.matchAll(/(?<=[\p{L}\d,] )\p{L}[\p{L}\d]*/gu)) {
      const lower = word.toLowerCase();
      if (word === lower) plain.add(lower);
      else if (word !== word.toUpperCase()) names.set(lower, word);
    }
  }
  for (const word of plain) if (!WELL_KNOWN.has(word)) names.delete(word);
  return names;
}

/** A heading in capitals is a heading, not an abbreviation; names keep theirs. */
export function quieten(text: string, names: ReadonlyMap<string, string> = WELL_KNOWN): string {
  const letters = listLetters(text).join("");
  const isShouted = letters.length > 14 && letters === letters.toUpperCase();
  if (!isShouted || letters === letters.toLowerCase()) return text;
  return text.toLowerCase().replace(/\p{L}[\p{L}\d]*/gu, (word) => names.get(word) ?? word);
}

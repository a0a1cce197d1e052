const TARGETS =
  /\b(with|use|used|uses|using|try|tried|trying|trust|trusting|priced|built|made|launched|shipped|opened|bought|sold|installed|downloaded|wrote|for|of|on|about|into|to|in) it\b/gi;

/**
 * A founder's sentence with the thing named where it says 'it', for places where nothing before it
 * says what 'it' is. Null where what it stands for is not certain.
 */
export function resolveIt(text: string, thing: string): string | null {
  const mentions = text.match(/\b(?:it|its|it['’]s|itself)\b/gi) ?? [];
  if (mentions.length === 0) return text;
  const resolved = text.replace(TARGETS, `$1 ${thing}`);
  return mentions.length === 1 && resolved !== text ? resolved : null;
}

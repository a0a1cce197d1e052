import { beginsWithWordCharacter, endsWithWordCharacter } from "./characters.ts";
import { escapePattern } from "./text-place.ts";

/** As a keyword it stands for every emoji, not for the word. */
const ANY_EMOJI = "emoji";
const EMOJI = String.raw`\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F`;

/** A keyword, wherever it stands by itself: 'x.com' is not in 'dropbox.com', nor 'ban' in 'urban'. */
export function keywordPattern(keyword: string): RegExp {
  const word = keyword.trim();
  if (word.toLowerCase() === ANY_EMOJI) return new RegExp(EMOJI, "gu");
  const isHost = /^[\w-]+(?:\.[\w-]+)+/.test(word);
  const before = beginsWithWordCharacter(word)
    ? String.raw`(?<![\p{L}\p{N}_${isHost ? "\\-" : ""}])`
    : "";
  const after = endsWithWordCharacter(word)
    ? String.raw`(?![\p{L}\p{N}_]${isHost ? String.raw`|-|\.\p{L}` : ""})`
    : "";
  return new RegExp(`${before}${escapePattern(word)}${after}`, "giu");
}

export function hasKeyword(text: string, keyword: string): boolean {
  return text.search(keywordPattern(keyword)) >= 0;
}

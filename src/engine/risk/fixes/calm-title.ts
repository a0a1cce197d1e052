import { CAPITALS, EMOJI, findShouting } from "../title-style.ts";
import { tidySpaces } from "./tidy-spaces.ts";

/** In a speaking voice: no shouted words, no exclamation marks, no emoji. */
export function calmTitle(title: string): string {
  const isShouted = findShouting(title).length > 0;
  const spoken = isShouted ? lowerCapitals(title) : title;
  const calm = tidySpaces(
    spoken
      .replace(EMOJI, " ")
      .replace(/!+\s*$/, "")
      .replace(/!+(?=\s*\?)/g, "")
      .replace(/\?!+/g, "?")
      .replace(/!+/g, "."),
  ).replace(/^[.\s]+|(?<=\.)[.\s]*\.$/g, "");
  return isShouted ? calm.replace(/\p{L}/u, (first) => first.toUpperCase()) : calm;
}

function lowerCapitals(title: string): string {
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const upper = title.match(/\p{Lu}/gu)?.length ?? 0;
  // Where everything is in capitals, short words are no abbreviations either.
  if (upper / Math.max(letters, 1) > 0.7) return title.toLowerCase().replace(/\bi\b/g, "I");
  return title.replace(CAPITALS, (word) => word.toLowerCase());
}

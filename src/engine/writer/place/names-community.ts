import { beginLarge, keepWordCharacters } from "#engine/text/characters.ts";

const SHORTEST_JOINED = 6;

/** Whether a text speaks of what a community is named after: Rust in r/rust, Go in r/golang, 'left-handed' in r/lefthanded. */
export function namesCommunity(text: string, name: string): boolean {
  const letters = keepWordCharacters(name.toLowerCase());
  const isJoined = letters.length >= SHORTEST_JOINED;
  if (isJoined && keepWordCharacters(text.toLowerCase()).includes(letters)) return true;
  const word = letters.replace(/lang$/, "");
  if (word.length < 2) return false;
  // 'Go' is a language, 'go' is none.
  const isLanguage = word !== letters;
  const said = isLanguage ? beginLarge(word) : word;
  // A pattern costs more than looking for the letters.
  if (!(isLanguage ? text : text.toLowerCase()).includes(said)) return false;
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${said}(?![\p{L}\p{N}])`,
    isLanguage ? "u" : "iu",
  ).test(text);
}

import { isArticleOfImage, isImageWord, isItemEnd, isOrWord } from "../concepts/word-lists.ts";
import { splitTokens } from "./tokens.ts";

const MOST_BEFORE = 3;

/** 'The price, the platform and a screenshot': whether a picture is one of the things that a post has to have. */
export function asksForImage(contents: string): boolean {
  const words = splitTokens(contents).map(({ text }) => text);
  const items: string[][] = [[]];
  for (const word of words) {
    if (isItemEnd(word)) items.push([]);
    else items.at(-1)?.push(word);
  }
  return items.some((item) => isImage(item));
}

/** 'A photo', 'una captura o un GIF', and not 'a photo or a description' or 'where the photo was taken'. */
function isImage(item: readonly string[]): boolean {
  const choices: string[][] = [[]];
  for (const word of item) {
    if (isOrWord(word)) choices.push([]);
    else choices.at(-1)?.push(word);
  }
  return choices.every((choice) => {
    const at = choice.findIndex((word) => isImageWord(word));
    return (
      at !== -1 && at <= MOST_BEFORE && choice.slice(0, at).every((word) => isArticleOfImage(word))
    );
  });
}

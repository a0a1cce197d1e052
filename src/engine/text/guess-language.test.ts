import { expect, test } from "vitest";
import { guessLanguage } from "./guess-language.ts";

test.each<[string[], string | null]>([
  [["guitar", "album", "tour"], null],
  [["das", "boot"], null],
  [["alles", "rund", "und", "tipps"], "German"],
  [["copa", "para", "todo", "hablar"], "Spanish"],
  [["comunidade", "brasil", "sobre"], "Portuguese"],
  [["les", "pour", "dans"], "French"],
  [["bir", "yok", "kurulu"], "Turkish"],
  [["mga", "ang", "pinoy"], "Filipino"],
  [["que", "para"], "a language other than English"],
  [["новости", "город"], "a language other than English"],
  [["кот", "cat"], null],
])("%j: %s", (keywords, language) => {
  expect(guessLanguage(keywords)).toBe(language);
});

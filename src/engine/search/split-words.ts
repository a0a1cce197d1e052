/** Longer ones are nobody's words, and an index has its limits. */
export const LONGEST_WORD = 40;

/** Lower-cased words of any script; `c++` and `c#` keep their marks. */
export function splitWords(text: string): string[] {
  // Most keywords are one plain word already, and a catalogue has two million of them.
  if (/^[a-z0-9]+$/.test(text)) return [text];
  return foldText(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
}

/** `SideProject` and `side_project` are both side, project. */
export function splitName(name: string): string[] {
  return splitWords(
    name
      // Capitals tell words apart, but not in this one and its kin.
      .replace(/[SPI]aaS/g, (word) => ` ${word.toLowerCase()} `)
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
      .replaceAll("_", " "),
  );
}

/** Lower-cased, without accents and apostrophes. */
export function foldText(text: string): string {
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  return (isAscii ? text : withoutMarks(text)).replace(/['’‘`]/g, "").toLowerCase();
}

function withoutMarks(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

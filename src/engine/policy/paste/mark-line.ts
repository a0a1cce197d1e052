import { NO_SIGN } from "#engine/policy/reading/words/tokens.ts";

export type Mark = "number" | "heading" | "lead" | "bullet" | "row" | "plain";
export type MarkedLine = { mark: Mark; text: string; number: number };

/** What stands before the number of a rule. */
const NUMBERED =
  /^(?:rule|regel|règle|regle|regla|regra|norma|section|abschnitt|article|artikel|artículo|artigo|art\.|no\.|nr\.) ?(?=\d)/i;
/** '2.', '§4', '2.1'; '30 days' is no number of a rule. */
const NUMBER =
  /^(?:[A-Z]\d{1,2} ?[,·•](?= )|(?:[A-Zr]|§ ?|#|\()?\d{1,2}[ºª°]?(?:\.\d{1,2}(?=[ .):]))*(?:[.):\]](?!\d)|(?= ?[-–—:|·•] )|(?= ?$)| (?=[\p{Lu}"'*[¿¡«])))[ .:)|,·•–—-]*/u;
/** A picture at the beginning of a line is its bullet; a cross says that what comes after it is not wanted. */
const SIGN = /^(?:\p{Extended_Pictographic}|\p{So})[\u{1F3FB}-\u{1F3FF}]* */u;
const CROSS = /^[\u2715-\u2718\u274C\u274E\u{1F6AB}\u{1F6D1}\u26D4\u{1F44E}\u{1F645}]/u;
const BULLET = /^(?:[-*+•●▪◦–—·→]|\(?[a-zA-Z]\)|[A-Z]\.) +/;
/** 'Q: May I …? / A: No.': a question is the name of what its answer says. */
const ASKED = /^(?:Q|F|P|Question|Frage|Pregunta|Pergunta) ?[:.] (?=.{3,150}\?$)/;
const ANSWERED = /^(?:A|R|Answer|Antwort|Réponse|Respuesta|Resposta) ?[:.] /;
/** '**Own work.** Only on Sundays': a name before what is said of it. */
const LED_BY_NAME = /^\*\*[^*]{2,80}(?:[.:!?]\*\*:?|\*\* ?[:–—-]) *(?=\S)/;
const HEADING =
  /^#{1,6} *|^={1,6} *(?=[^=\n]{2,120}=*$)|^\*\*(?=[^*]{2,120}\*\*:?$)|^__(?=[^_]{2,120}__:?$)/;

export function markLine(line: string): MarkedLine {
  const isHeading = HEADING.test(line) || ASKED.test(line);
  const bare = line
    .replace(HEADING, "")
    .replace(ASKED, "")
    // '**R6** Nada de …'
    .replaceAll(/^[*_]{1,3}(?=\S)|(?<=^[*_]{0,3}\p{L}?\d{1,2}[.):]?)\*{1,2}(?= )/gu, "")
    .replace(/ ?(?<!=)={1,6}$/, "")
    .replace(NUMBERED, "")
    .trim();
  const number = NUMBER.exec(bare);
  if (number) {
    const count = Number(/\d{1,2}/.exec(number[0])?.[0] ?? 0);
    return { mark: "number", text: unmark(bare.slice(number[0].length)), number: count };
  }
  if (isHeading) return { mark: "heading", text: unmark(bare), number: 0 };
  if (ANSWERED.test(line))
    return { mark: "plain", text: unmark(line.replace(ANSWERED, "")), number: 0 };
  if (LED_BY_NAME.test(line)) return { mark: "lead", text: unmark(line), number: 0 };
  const bullet = BULLET.exec(line) ?? SIGN.exec(line);
  if (!bullet)
    return { mark: line.includes(" | ") ? "row" : "plain", text: unmark(line), number: 0 };
  const text = unmark(line.slice(bullet[0].length));
  return { mark: "bullet", text: CROSS.test(line) ? `${NO_SIGN} ${text}` : text, number: 0 };
}

/** Without the marks of bold, italic and code. */
function unmark(text: string): string {
  return text
    .replaceAll(/\*{1,3}|`+|(?<=^|\s)_{1,3}(?=\S)|(?<=\S)_{1,3}(?=\s|$|[.,:;!?])/g, "")
    .split("|")
    .map((cell) => cell.trim())
    .filter(Boolean)
    .reduce(
      (row, cell, at) =>
        `${row}${endsSentence(row) ? " " : at === 1 && !isCount(row) ? ": " : isCount(row) ? " " : ". "}${cell}`,
      "",
    )
    .trim();
}

function isCount(cell: string): boolean {
  return Number.isInteger(Number(cell));
}

/** What the cells of a row say is said of the first one: 'Job ads | Never | Try a job board'. */
function endsSentence(text: string): boolean {
  return text === "" || ".!?:".includes(text.at(-1) ?? "");
}

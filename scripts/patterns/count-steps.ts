import { type Node, parsePattern } from "./parse-pattern.ts";

export class TooManySteps extends Error {}

/** What a backtracking matcher goes through for one pass over a text, from match to match. */
export function countSteps(source: string, flags: string, text: string, limit: number): number {
  return passOver(parsePattern(source, flags).root, flags, text, limit);
}

function passOver(root: Node, flags: string, text: string, limit: number): number {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > limit) throw new TooManySteps();
  };
  for (let start = 0; start <= text.length;) {
    let end = start;
    const isFound = root.match({ text, captures: [], step }, start, (at) => {
      end = at;
      return true;
    });
    step();
    if (!isFound && flags.includes("y")) break;
    start = Math.max(end, start + 1);
  }
  return steps;
}

const REPEATS = 40;
const LIMIT = 400_000;
/** Twice the text takes twice the steps where work grows with its length, and four times where with its square. */
const MOST_GROWTH = 2.8;
const FEWEST_STEPS_PER_CHARACTER = 12;

/**
 * A text for which the pattern's work grows faster than its length; null where none of ours does it. Of
 * the texts that are not made of what the pattern itself repeats, one of `every` is tried.
 */
export function findSlowText(source: string, flags: string, every = 1): string | null {
  if (!/[*+{]/.test(source)) return null;
  const pattern = parsePattern(source, flags);
  const invent = (times: number) => {
    const { own, others } = inventTexts(pattern, times);
    return own.concat(others.filter((_, at) => at % every === source.length % every));
  };
  const texts = invent(REPEATS);
  // Most patterns repeat the same signs in several places, and so come to the same texts.
  const pairs = new Map(invent(2 * REPEATS).map((long, at) => [long, texts[at] ?? ""]));
  for (const [long, text] of pairs) if (isSlow(long, text)) return long;
  return null;

  function isSlow(long: string, text: string): boolean {
    try {
      const steps = passOver(pattern.root, flags, long, LIMIT);
      if (steps < FEWEST_STEPS_PER_CHARACTER * long.length) return false;
      return steps > MOST_GROWTH * passOver(pattern.root, flags, text, LIMIT);
    } catch (error) {
      if (error instanceof TooManySteps) return true;
      throw error;
    }
  }
}

type Pattern = ReturnType<typeof parsePattern>;

/** Repeated: what the pattern itself repeats, behind what comes before it, and other letters by ones and twos. */
function inventTexts({ root, repeats, letters }: Pattern, times: number) {
  // A long piece comes often enough too, so that its first and last do not weigh.
  const fill = (piece: string) => piece.repeat(Math.ceil(times / Math.min(piece.length, 5)));
  const [own, others]: [string[], string[]] = [[], []];
  const pieces = new Set([root.sample]);
  const signs = [...new Set(["a", " ", "1", ...letters])].slice(0, 10);
  for (const { sample, before } of repeats) {
    for (const piece of new Set([sample, ...signs])) {
      if (piece === "") continue;
      for (const end of ["", "\u0001", "\n"]) {
        const texts = piece === sample ? own : others;
        texts.push(`${before}${fill(piece)}${end}`, `a ${before}${fill(piece)}${end}`);
      }
    }
    pieces.add(before).add(before + sample);
  }
  const isOwn = new Set(pieces);
  for (const one of signs) for (const other of signs) pieces.add(one === other ? one : one + other);
  pieces.delete("");
  for (const piece of pieces) {
    (isOwn.has(piece) ? own : others).push(fill(piece), `${fill(piece)}\n`);
  }
  return { own, others };
}

type Run = {
  text: string;
  captures: (readonly [start: number, end: number] | undefined)[];
  step: () => void;
};
type Next = (at: number) => boolean;
type Match = (run: Run, at: number, next: Next) => boolean;

/** `sample` is a text that it matches; `isSign` where it always matches one character. */
export type Node = { match: Match; sample: string; isSign?: boolean };
type Repeat = { sample: string; before: string };

/** A bound such as {0,500} is no part of how work grows; short ones are enough to see the rest. */
const MOST_REPEATS = 8;
/** How far back a lookbehind is tried; those that we write look at a few characters. */
const LONGEST_BEHIND = 10;
const SAMPLES = [
  ..."aA1 .,-_:;!?'\"()[]{}<>/\\*#@%&+=|~`^$",
  ..."bcdefghijklmnopqrstuvwxyz",
].concat([
  ..."BCDEFGHIJKLMNOPQRSTUVWXYZ023456789\n\t\rüé中’“”–—…•\u00a0\u200b\u0000\u001f\ufeff€£😀\u0301",
]);

/** A regular expression as what V8's matcher does with it, step by step, without its short cuts. */
export function parsePattern(source: string, flags: string) {
  const repeats: Repeat[] = [];
  const letters = new Set<string>();
  const names = new Map<string, number>();
  let at = 0;
  let groups = 0;

  const root = parseAlternatives("");
  if (at < source.length) throw new Error(`Not understood at ${at}: ${source}`);
  return { root, repeats, letters };

  function take(text: string): boolean {
    const isThere = source.startsWith(text, at);
    if (isThere) at += text.length;
    return isThere;
  }

  function takeMatch(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(source.slice(at));
    at += found?.[0].length ?? 0;
    return found;
  }

  function parseAlternatives(before: string): Node {
    const options = [parseSequence(before)];
    while (take("|")) options.push(parseSequence(before));
    const [first] = options;
    if (first && options.length === 1) return first;
    return {
      sample: options.find(({ sample }) => sample !== "")?.sample ?? "",
      match(run, start, next) {
        run.step();
        return options.some((option) => option.match(run, start, next));
      },
    };
  }

  function parseSequence(before: string): Node {
    const nodes: Node[] = [];
    let sample = "";
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const node = parseQuantifier(parseAtom(before + sample), before + sample);
      nodes.push(node);
      sample += node.sample;
    }
    const [first] = nodes;
    if (first && nodes.length === 1) return first;
    const matchFrom = (index: number, run: Run, start: number, next: Next): boolean =>
      nodes[index]?.match(run, start, (end) => matchFrom(index + 1, run, end, next)) ?? next(start);
    return { sample, match: (run, start, next) => matchFrom(0, run, start, next) };
  }

  function parseQuantifier(node: Node, before: string): Node {
    const [sign, low, comma, high, lazy] = takeMatch(/^(?:[*+?]|\{(\d+)(,)?(\d+)?\})(\??)/) ?? [];
    if (sign === undefined) return node;
    const [fewest, most] = low
      ? [Number(low), comma ? Number(high ?? Infinity) : Number(low)]
      : [sign.startsWith("+") ? 1 : 0, sign.startsWith("?") ? 1 : Infinity];
    if (most > 1) repeats.push({ sample: node.sample, before });
    const min = Math.min(fewest, MOST_REPEATS);
    const max = most === Infinity ? most : Math.min(most, MOST_REPEATS);
    const sample = node.sample.repeat(Math.max(min, Math.min(1, max)));
    const match =
      node.isSign && !lazy ? repeatSign(node, min, max) : repeat(node, min, max, !!lazy);
    return { sample, match };
  }

  function parseAtom(before: string): Node {
    if (take("(")) return parseGroup(before);
    const isMultiline = flags.includes("m");
    if (take("^")) return assert(({ text }, i) => i === 0 || (isMultiline && isBreak(text[i - 1])));
    if (take("$"))
      return assert(({ text }, i) => i === text.length || (isMultiline && isBreak(text[i])));
    if (take("\\b")) return assert(({ text }, i) => isWord(text[i - 1]) !== isWord(text[i]));
    if (take("\\B")) return assert(({ text }, i) => isWord(text[i - 1]) === isWord(text[i]));
    const back = takeMatch(/^\\(?:([1-9]\d*)|k<([^>]+)>)/);
    return back
      ? repeatCapture(back[1] ? Number(back[1]) : (names.get(back[2] ?? "") ?? 0))
      : parseSign();
  }

  function parseGroup(before: string): Node {
    const [kind] = takeMatch(/^\?(?::|=|!|<=|<!)/) ?? [];
    const [, name] = (kind === undefined && takeMatch(/^\?<([^>]+)>/)) || [];
    const number = kind === undefined ? (groups += 1) : 0;
    if (name !== undefined) names.set(name, number);
    const body = parseAlternatives(before);
    if (!take(")")) throw new Error(`Not understood at ${at}: ${source}`);
    if (kind === "?:") return body;
    if (kind === undefined) return capture(body, number);
    const isWanted = kind.endsWith("=");
    const matchesBehind = (run: Run, end: number) => {
      for (let start = end; start >= Math.max(0, end - LONGEST_BEHIND); start -= 1)
        if (body.match(run, start, (found) => found === end)) return true;
      return false;
    };
    return assert((run, start) =>
      kind.startsWith("?<")
        ? matchesBehind(run, start) === isWanted
        : body.match(run, start, () => true) === isWanted,
    );
  }

  function parseSign(): Node {
    const [sign = ""] =
      takeMatch(
        /^(?:\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[^]|[^])/iu,
      ) ?? [];
    const { isOne, samples } = findSigns(sign, flags.replace(/[^iuvs]/g, ""));
    for (const letter of samples.slice(0, 3)) letters.add(letter);
    const isUnicode = /[uv]/.test(flags);
    return {
      isSign: true,
      sample: samples[0] ?? "a",
      match({ text, step }, start, next) {
        step();
        if (start >= text.length) return false;
        const code = isUnicode ? (text.codePointAt(start) ?? 0) : text.charCodeAt(start);
        return isOne(code) && next(start + (code > 0xffff ? 2 : 1));
      },
    };
  }
}

const USUAL = 0x400;
type Signs = { isOne: (code: number) => boolean; samples: string[] };
const known = new Map<string, Signs>();

/** Which characters a sign of a pattern matches; the same few signs make up most patterns. */
function findSigns(sign: string, flags: string): Signs {
  const key = `${flags}/${sign}`;
  const found = known.get(key);
  if (found) return found;
  const pattern = new RegExp(`^(?:${sign})$`, flags);
  // Of the usual characters, 0 where nobody has tried it yet.
  const tried = new Int8Array(USUAL);
  const isOne = (code: number) => {
    if (code >= USUAL) return pattern.test(String.fromCodePoint(code));
    tried[code] ||= pattern.test(String.fromCodePoint(code)) ? 1 : -1;
    return tried[code] === 1;
  };
  const signs = {
    isOne,
    samples: SAMPLES.filter((character) => isOne(character.codePointAt(0) ?? 0)),
  };
  known.set(key, signs);
  return signs;
}

/** Without calls within calls, since most repeat one character. */
function repeatSign(node: Node, min: number, max: number): Match {
  return (run, start, next) => {
    const ends = [start];
    let end = start;
    const goOn = (at: number) => {
      end = at;
      return true;
    };
    while (ends.length <= max && node.match(run, end, goOn)) ends.push(end);
    while (ends.length > min) {
      run.step();
      if (next(ends.pop() ?? start)) return true;
    }
    return false;
  };
}

function repeat(node: Node, min: number, max: number, isLazy: boolean): Match {
  const matchFrom = (count: number, run: Run, start: number, next: Next): boolean => {
    run.step();
    const goOn = () =>
      count < max &&
      node.match(run, start, (end) => {
        return (end > start || count < min) && matchFrom(count + 1, run, end, next);
      });
    if (count < min) return goOn();
    return isLazy ? next(start) || goOn() : goOn() || next(start);
  };
  return (run, start, next) => matchFrom(0, run, start, next);
}

function capture({ match, sample }: Node, number: number): Node {
  return {
    sample,
    match: (run, start, next) =>
      match(run, start, (end) => {
        const before = run.captures[number];
        run.captures[number] = [start, end];
        if (next(end)) return true;
        run.captures[number] = before;
        return false;
      }),
  };
}

function repeatCapture(number: number): Node {
  return {
    sample: "",
    match({ text, captures, step }, start, next) {
      step();
      const captured = text.slice(...(captures[number] ?? [0, 0]));
      return text.startsWith(captured, start) && next(start + captured.length);
    },
  };
}

function assert(holds: (run: Run, at: number) => boolean): Node {
  return {
    sample: "",
    match(run, start, next) {
      run.step();
      return holds(run, start) && next(start);
    },
  };
}

function isBreak(character = ""): boolean {
  return /[\n\r\u2028\u2029]/.test(character);
}

const isWordSign = findSigns("\\w", "").isOne;

function isWord(character = ""): boolean {
  return character !== "" && isWordSign(character.charCodeAt(0));
}

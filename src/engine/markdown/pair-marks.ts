import { hasSpace } from "#engine/text/characters.ts";
import { type Inline, MOST_LEVELS, type WrapKind } from "./markdown.ts";

type Opener = { mark: string; count: number; at: number };
type Item = { node: Inline; depth: number };

/** Collects the parts of a line; stars, underscores and tildes wrap what stands between two of them. */
export function createLine() {
  const items: Item[] = [];
  const openers: Opener[] = [];
  /** Up to where each mark was looked for among the openers, and not found. */
  const searched = new Map<string, number>();

  const findOpener = (mark: string): number => {
    const from = Math.min(searched.get(mark) ?? 0, openers.length);
    for (let at = openers.length - 1; at >= from; at -= 1) {
      if (openers[at]?.mark === mark) return at;
    }
    searched.set(mark, openers.length);
    return -1;
  };

  /** Wraps what stands between the last such mark and here; how many marks that took. */
  const close = (mark: string, left: number): number => {
    const found = findOpener(mark);
    const opener = openers[found];
    const isBoth = left >= 2 && (opener?.count ?? 0) >= 2;
    if (!opener || (mark === "~" && !isBoth)) return 0;
    const inner = items.slice(opener.at + 1);
    const depth = 1 + inner.reduce((most, item) => Math.max(most, item.depth), 0);
    if (inner.length === 0 || depth > MOST_LEVELS) {
      // What is outside would be deeper still.
      openers.length = 0;
      return 0;
    }
    const used = isBoth ? 2 : 1;
    opener.count -= used;
    const isSpent = opener.count === 0;
    items.length = isSpent ? opener.at : opener.at + 1;
    if (!isSpent) items[opener.at] = asText(mark.repeat(opener.count));
    openers.length = isSpent ? found : found + 1;
    items.push({ node: { kind: nameWrap(mark, isBoth), children: toNodes(inner) }, depth });
    return used;
  };

  return {
    push: (node: Inline) => void items.push({ node, depth: node.kind === "text" ? 0 : 1 }),
    /** A run of one mark, and the letters around it. */
    mark: (mark: string, count: number, before: string, after: string): void => {
      const { canOpen, canClose } = judgeMark(mark, before, after);
      let left = count;
      for (let used = canClose ? close(mark, left) : 0; used > 0; used = close(mark, left)) {
        left -= used;
        if (left === 0) return;
      }
      items.push(asText(mark.repeat(left)));
      if (canOpen) openers.push({ mark, count: left, at: items.length - 1 });
    },
    finish: () => toNodes(items),
  };
}

function nameWrap(mark: string, isBoth: boolean): WrapKind {
  if (mark === "~") return "strike";
  return isBoth ? "strong" : "emphasis";
}

/** Between letters a star may wrap, an underscore not: file_names stay as they are. */
function judgeMark(mark: string, before: string, after: string) {
  const isLeft = leans(after, before);
  const isRight = leans(before, after);
  if (mark !== "_") return { canOpen: isLeft, canClose: isRight };
  return {
    canOpen: isLeft && (!isRight || isPoint(before)),
    canClose: isRight && (!isLeft || isPoint(after)),
  };
}

function leans(here: string, there: string): boolean {
  return !isSpace(here) && (!isPoint(here) || isSpace(there) || isPoint(there));
}

function isSpace(letter: string): boolean {
  return letter === "" || hasSpace(letter);
}

function isPoint(letter: string): boolean {
  return /[\p{P}\p{S}]/u.test(letter);
}

function asText(text: string): Item {
  return { node: { kind: "text", text }, depth: 0 };
}

function toNodes(items: readonly Item[]): Inline[] {
  const nodes: Inline[] = [];
  for (const { node } of items) {
    const last = nodes.at(-1);
    if (node.kind === "text" && last?.kind === "text") {
      nodes[nodes.length - 1] = { kind: "text", text: last.text + node.text };
    } else nodes.push(node);
  }
  return nodes;
}

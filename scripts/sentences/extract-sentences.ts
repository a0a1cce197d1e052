import { parseSync, Visitor } from "vite";

export interface Sentence {
  line: number;
  /** With `{}` where a value is put in. */
  text: string;
  /** It describes a call or a field in the API's description. */
  isOfApi: boolean;
}

type Node = { type: string; start: number } & Record<string, unknown>;

/** Attributes that nobody reads on a page. */
const SILENT_ATTRIBUTE =
  /^(?:className|style|id|key|href|to|src|srcSet|sizes|type|name|role|rel|target|d|viewBox|data-.*|aria-describedby|autoComplete|htmlFor|rootMargin|stroke.*|fill.*)$/;

/** Calls whose words go to a database, a log or a style sheet. */
const SILENT_CALL =
  /(?:^|\.)(?:sql|raw|listWords|debug|info|warn|error|querySelector(?:All)?|matchMedia)$/;

/** Errors without a code: a user reads the error handler's words instead. */
const SILENT_ERROR = /^(?:Error|TypeError|RangeError|RegExp|URL)$/;

/** What a call's entry in the contract says for the API's description. */
const API_PROPERTY = /^(?:tag|summary)$/;

/** What a user can read in a source file: texts of pages, labels, messages. */
export function extractSentences(file: string, source: string): Sentence[] {
  const found: { start: number; text: string }[] = [];
  const silent = new Set<number>();
  const ofApi = new Set<number>();
  const silence = (node: unknown) => markWithin(node as Node, silent);
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const keep = (start: number, words: string) => {
    const text = words
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    if (isForPeople(text)) found.push({ start, text });
  };
  const keepChildren = ({ children }: { children: unknown[] }) => {
    const parts = children as Node[];
    const first = parts.find(({ type, value }) => type === "JSXText" && /\S/.test(String(value)));
    if (!first) return;
    keep(first.start + String(first.value).search(/\S/), parts.map(wordChild).join(""));
  };

  new Visitor({
    ImportDeclaration: silence,
    ExportAllDeclaration: silence,
    ImportExpression: silence,
    TSLiteralType: silence,
    TSTemplateLiteralType: silence,
    ExportNamedDeclaration: (node) => node.source && silence(node.source),
    TaggedTemplateExpression: (node) => silence(node.quasi),
    CallExpression(node) {
      if (SILENT_CALL.test(textOf(node.callee))) node.arguments.forEach(silence);
      if (textOf(node.callee).endsWith(".meta"))
        node.arguments.forEach((argument) => markWithin(argument as unknown as Node, ofApi));
    },
    Property: (node) =>
      API_PROPERTY.test(textOf(node.key)) && markWithin(node.value as unknown as Node, ofApi),
    NewExpression: (node) =>
      SILENT_ERROR.test(textOf(node.callee)) && node.arguments.forEach(silence),
    JSXAttribute: (node) => SILENT_ATTRIBUTE.test(textOf(node.name)) && silence(node),
    JSXElement: keepChildren,
    JSXFragment: keepChildren,
    Literal(node) {
      if (typeof node.value === "string" && !silent.has(node.start)) keep(node.start, node.value);
    },
    TemplateLiteral(node) {
      if (silent.has(node.start)) return;
      keep(node.start, node.quasis.map(({ value }) => value.cooked ?? "").join("{}"));
    },
  }).visit(parseSync(file, source).program);

  return found
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, text }) => ({
      line: source.slice(0, start).split("\n").length,
      text,
      isOfApi: ofApi.has(start),
    }));
}

function markWithin(node: Node, marked: Set<number>) {
  if (node.type === "Literal" || node.type === "TemplateLiteral") marked.add(node.start);
  for (const part of Object.values(node).flat()) {
    if (part && typeof part === "object" && "type" in part) markWithin(part as Node, marked);
  }
}

function wordChild({ type, value, expression }: Node): string {
  if (type === "JSXText") {
    const text = String(value).replace(/\s*\n\s*/g, " ");
    return text.replace(/&(?:apos|rsquo);/g, "'").replace(/&nbsp;/g, " ");
  }
  const inner = expression as Node | undefined;
  return inner?.type === "Literal" && /^\s*$/.test(String(inner.value)) ? " " : "{}";
}

/** Words that join others: a list of single words for a program has none of them. */
const JOINT =
  /\b(?:the|an?|of|to|in|on|at|by|for|from|with|and|or|not|no|is|are|was|were|be|has|have|your?|it|its|we|our|this|that|there|what|which|more|than|per|get|few|some|all)\b/i;

const STYLE =
  /^(?:flex|grid|block|hidden|relative|absolute|fixed|sticky|inline|sr-only|border|rounded|group|peer)(?: |$)|(?:^| )-?(?:[a-z]+:)*(?:text|bg|size|w|h|m[trblxy]?|p[trblxy]?|gap|min|max|font|items|rounded|border)-[a-z0-9[]/;

/** A sentence, a label of two words or more, or one word that begins like a label. */
function isForPeople(text: string): boolean {
  if (STYLE.test(text) || /[a-z-]+: [^;{}]+;.*\}/.test(text)) return false;
  const words = text.split(" ").filter((word) => /^\W*[A-Za-z][a-z'’-]*\W*$/.test(word));
  if (text.split(" ").length === 1) return /^[A-Z][a-z]+(?:[.!?…]|\.\.\.)?$/.test(text);
  if (words.length * 2 < text.split(" ").filter((word) => word !== "{}").length) return false;
  const isPlain = text === text.toLowerCase() && !/[.,:;!?"{]/.test(text);
  const isList = isPlain && words.length > (JOINT.test(text) ? 12 : 3);
  return words.length > 0 && !isList;
}

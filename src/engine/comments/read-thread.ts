import { keepWordCharacters } from "#engine/text/characters.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";

/** What somebody pasted: title and text in fields of their own, or all of it in one. */
export type PastedThread = { title?: string | undefined; text?: string | undefined };

/** What somebody asked on Reddit, without who asked it and without anybody's reply. */
export type Thread = {
  /** '' where none was found. */
  title: string;
  text: string;
  /** null where it is too short to tell. */
  language: string | null;
};

/** Beyond this nobody asks: the rest is replies. */
const MOST_READ = 20_000;
const LONGEST_TITLE = 300;

/** Title and question of a thread as people paste it: buttons, counts, names and replies are dropped. */
export function readThread({ title = "", text = "" }: PastedThread): Thread {
  const lines = toLines(text);
  const own = cleanTitle(
    toLines(title)
      .map(({ line }) => line)
      .join(" "),
  );
  const kept = keepQuestion(lines);
  const found = own === "" ? pickTitle(kept) : { title: own, rest: withoutTitle(kept, own) };
  const body = joinParagraphs(withoutFlair(found.rest));
  const asked = { title: hideNames(found.title), text: hideNames(body) };
  return { ...asked, language: recogniseLanguage(`${asked.title}\n${asked.text}`) };
}

export function joinThread({ title, text }: Pick<Thread, "title" | "text">): string {
  return [title, text].filter(Boolean).join("\n\n");
}

/** A line, and whether an empty one stands before it. */
type Line = { line: string; isNewParagraph: boolean };

function toLines(text: string): Line[] {
  const lines: Line[] = [];
  let isNewParagraph = false;
  for (const raw of stripMarkup(text.toWellFormed().slice(0, MOST_READ)).split(/\r?\n|\u2028/)) {
    const line = raw
      .replaceAll(UNSEEN, "")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim();
    if (line === "") isNewParagraph = true;
    else {
      lines.push({ line, isNewParagraph });
      isNewParagraph = false;
    }
  }
  return lines;
}

// What turns or hides the letters that follow it.
const UNSEEN = /\p{Cf}/gu;

/** Everything up to the first reply, without what the page puts around it. */
function keepQuestion(lines: Line[]): Line[] {
  const kept: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const { line, isNewParagraph } = lines[index] as Line;
    const next = lines[index + 1]?.line ?? "";
    const last = lines[index - 1]?.line ?? "";
    if (kept.length > 0 && REPLIES.test(line)) break;
    if (isByline(line, last, next)) {
      // The second name is the first reply's; the asker's stands above the question.
      if (hasBody(kept)) break;
      continue;
    }
    if (isFurniture(line)) continue;
    kept.push({ line, isNewParagraph });
  }
  return kept;
}

/** A title alone is no body: the asker's name may stand below it. */
function hasBody(kept: Line[]): boolean {
  return kept.length > 1;
}

const AGO =
  /(?:\d{1,4} ?(?:s|sec|secs|m|min|mins|h|hr|hrs|d|day|days|w|wk|mo|mos|month|months|y|yr|yrs|year|years|minutes?|hours?|seconds?|weeks?)\.?(?: ago)?|just now|yesterday)/
    .source;
const NAME = /(?:\/?u\/)?[\w-]{3,20}/.source;
const MARK = /(?: ?(?:OP|MOD|\[S\]|\[M\]|AutoModerator|Top \d{1,3}% (?:Commenter|Poster))){0,3}/
  .source;

/** 'name • 5h ago', '[–]name 12 points 3 hours ago', 'Posted by u/name', or a bare name beside a time. */
function isByline(line: string, last: string, next: string): boolean {
  if (BYLINES.some((pattern) => pattern.test(line))) return true;
  const isName = new RegExp(`^${NAME}${MARK}$`, "i").test(line);
  if (!isName) return false;
  if (/^\/?u\//i.test(line)) return true;
  return (
    TIME_LINE.test(next) ||
    /^[•·]$/.test(next) ||
    (TIME_LINE.test(last) && /[\d_-]/.test(line)) ||
    OP_LINE.test(next)
  );
}

const TIME_LINE = new RegExp(`^(?:[•·] ?)?(?:edited )?${AGO}(?: ?[•·].*)?$`, "i");
const OP_LINE = /^(?:OP|MOD)$/;
const BYLINES = [
  new RegExp(`^${NAME}${MARK} ?[•·] ?(?:edited )?${AGO}`, "i"),
  new RegExp(`^(?:r/\\w+ ?[•·] ?)?Posted by ${NAME}`, "i"),
  new RegExp(`^r/\\w+ ?[•·] ?(?:${NAME} ?[•·] ?)?${AGO}`, "i"),
  new RegExp(`^submitted .{0,40}\\bby ${NAME}`, "i"),
  /^\[[-–+]\] ?[\w-]{3,20}\b/,
  new RegExp(`^${NAME}${MARK},? -?[\\d.,]+k? (?:points?|upvotes?)\\b`, "i"),
  new RegExp(`^(?:level \\d+|avatar of|profile badge for|u/\\w+ avatar)\\b.*$`, "i"),
];

/** What stands above the replies. */
const REPLIES =
  /^(?:all [\d.,k]+ comments|sort(?:ed)? by\b|comments? section\b|join the conversation|add (?:a|your) comment|view all comments|top [\d.,k]+ comments?|search comments|comments sorted by|level 1|be the first to (?:comment|share)|single comment thread|want to add to the discussion|[\d.,k]+ (?:comments?|replies)(?:$| ?[•·]| ?share)|[\d.,k]+ comments?share)/i;

function isFurniture(line: string): boolean {
  return FURNITURE.test(line) || TIME_LINE.test(line) || COUNTS.test(line);
}

const COUNTS =
  /^(?:[•·|↑↓⬆⬇▲▼🔼🔽\-–—]+|-?[\d.,]+ ?[km]?%?|vote|[\d.,]+k? (?:points?|upvotes?|views?|awards?|crossposts?)\b.*|\d+% upvoted.*|[^(]{0,80}\(\d{1,3}% upvoted\).*)$/iu;

const FURNITURE =
  /^(?:(?:up|down)votes?|reply|replies|award|share|save|hide|report|crosspost|follow|unfollow|give award|more options|open (?:in app|menu|user actions|comment sort options)|go to \S+|go to comments|r\/\w+|reddit|home|popular|log ?in|sign ?up|get app|get the (?:reddit )?app|skip to (?:main )?content|back|join(?:ed)?|read more|see more|view (?:post|discussion)|permalink(?: .*)?|permalinkembed.*|shortlink:? .*|.*\bsharesavehide.*|this (?:post|thread) (?:is|has been|was) (?:archived|locked|edited|removed).*|archived post.*|locked post.*|new comments cannot be posted.*|promoted|advertisement|sponsored|(?:clickable )?image|pinned(?: by moderators)?|stickied.*|nsfw|spoiler|original poster|op|\(self\.\w+\)|self\.\w+|https?:\/\/(?:[\w-]+\.)*(?:reddit\.com|redd\.it)\/\S*|check (?:out|this) .{0,40}(?:on|from) reddit.*|(?:sent|shared) (?:from|via) .{0,30}reddit.*|i found this (?:on|in) reddit.*|edit:? (?:thanks|thank you|wow|typos?|spelling|formatting|wording)\b.*)$/i;

/** The first line that is kept, unless all there is is one long paragraph. */
function pickTitle(kept: Line[]): { title: string; rest: Line[] } {
  const start = kept.findIndex(({ line }) => !FLAIR.test(line));
  const [first, ...rest] = kept.slice(Math.max(0, start));
  if (!first) return { title: "", rest: [] };
  const title = cleanTitle(first.line);
  const isParagraph = title.length > LONGEST_TITLE || (rest.length === 0 && /[.!?] \S/.test(title));
  return isParagraph ? { title: "", rest: kept } : { title, rest };
}

function withoutTitle(kept: Line[], title: string): Line[] {
  const index = kept.findIndex(({ line }) => lettersOf(cleanTitle(line)) === lettersOf(title));
  return index >= 0 && index < 4 ? kept.slice(index + 1) : kept;
}

function lettersOf(text: string): string {
  return keepWordCharacters(text.toLowerCase());
}

/** What browsers, share menus and the old site put around a title. */
function cleanTitle(line: string): string {
  return line
    .replace(/^#{1,3} /, "")
    .replace(/ ?https?:\/\/\S+$/i, "")
    .replace(/ ?\(self\.\w+\)$/i, "")
    .replace(/ ?[:|–-] ?r\/\w+(?: ?[-–|] ?reddit)?$/i, "")
    .replace(/ ?[-–|] ?reddit$/i, "")
    .slice(0, LONGEST_TITLE * 2)
    .trim();
}

const FLAIR =
  /^(?:\[?(?:serious|question|questions?|help|help!|help needed|needs? help|advice|advice needed|advice request|discussion|solved|unsolved|unanswered|answered|support|troubleshooting|beginner|rant|vent|meta|other|general|tips?|feedback|critique|ask|request)\]?(?: ?\/ ?\w+)?)$/i;
const LONGEST_FLAIR = 24;

/** Between a title and its text, a word or two without a stop are a flair. */
function withoutFlair(rest: Line[]): Line[] {
  const [first, ...others] = rest;
  if (!first || others.length === 0) return rest;
  const { line } = first;
  const isShort = line.length <= LONGEST_FLAIR && line.split(" ").length <= 3;
  return FLAIR.test(line) || (isShort && !/[.!?:,;…)]$/.test(line)) ? others : rest;
}

function joinParagraphs(lines: Line[]): string {
  return lines
    .map(({ line, isNewParagraph }, index) =>
      index === 0 ? line : `${isNewParagraph ? "\n\n" : "\n"}${line}`,
    )
    .join("");
}

/** Who is named is nobody's business here. */
export function hideNames(text: string): string {
  return text.replaceAll(/(?<![\w/])\/?u\/[\w-]{3,20}/gi, "someone");
}

/** The words of what was copied as a page's source: HTML without its tags, Markdown without its links. */
function stripMarkup(text: string): string {
  const plain = HTML.test(text) ? stripTags(text) : text;
  return decodeEntities(plain)
    .replaceAll(/!?\[([^\][\n]{1,300})\]\((?:https?:)?\/\/[^\s()]{1,2000}\)/g, "$1")
    .replaceAll(/(?<![\w*])\*\*([^*\n]{1,500})\*\*(?![\w*])/g, "$1")
    .replaceAll(/^ {0,3}&?>(?:!|&gt;)? ?/gm, "");
}

const HTML =
  /<(?:p|div|span|br|a|h[1-6]|ul|li|article|shreddit-post|script|html|body|img)\b[^<>]*>/i;

function stripTags(text: string): string {
  return text
    .replaceAll(/<(script|style|template|svg)\b[^<>]*>[\s\S]{0,20000}?<\/\1 ?>/gi, " ")
    .replaceAll(/<!--[\s\S]{0,5000}?-->/g, " ")
    .replaceAll(
      /<(?:\/?(?:p|div|h[1-6]|ul|ol|li|article|section|header|blockquote|tr)|br)\b[^<>]*>/gi,
      "\n",
    )
    .replaceAll(/<\/?[a-z][^<>]*>/gi, "");
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  "#39": "'",
  "#x27": "'",
  "#x200B": "",
  "#x200b": "",
};

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(amp|lt|gt|quot|apos|nbsp|#39|#x27|#x200b);/gi,
    (whole, name: string) => {
      return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? whole;
    },
  );
}

import type { Completion, LlmQuestion } from "./llm-dialects.ts";

/** What a model said when it was asked for a post about Ledgerly, a tool that turns calendars into invoices. */
type RecordedDraft = {
  title: string;
  content: string;
  editSection: string | null;
  flair: string | null;
};

const draft = (title: string, ...paragraphs: string[]): RecordedDraft => ({
  title,
  content: paragraphs.join("\n\n"),
  editSection: null,
  flair: null,
});

const SCENE =
  "In March a client asked me whether I had forgotten something. I had forgotten three invoices, the oldest from November. The work was in my calendar the whole time, with hours and all.";
const WHAT =
  "So I built Ledgerly, a small tool that reads your calendar and turns finished jobs into invoices. It reads the calendar backwards at the end of the month and shows every entry that has no invoice yet, and you say yes or no.";
const LIMITS =
  "It can't split a day between two clients yet, and recurring jobs have to be confirmed one by one.";
const ASK = "How do you keep track of the jobs that you have not billed yet?";
const MISTAKE =
  "The first import doubled every job that had been moved in the calendar. I found out when somebody's client paid twice, and I wrote eleven apologies that evening.";
const BEFORE =
  "Before that I kept a spreadsheet with one line per job. It worked for as long as I was not busy, which is the only time it was needed.";
const SURPRISE =
  "I expected people to want reminders. Most of them switched reminders off and only looked at the list.";
const TEACH =
  "Bill on the same weekday every week, even if it is only one line. Write the invoice before you answer the thank-you mail, because afterwards it feels rude.";

const IN_MARCH = "In March a client asked me whether I had forgotten something";

/** Honest ones, by the answer that they open with. */
export const GOOD_DRAFTS: Record<string, RecordedDraft> = {
  scene: draft(IN_MARCH, SCENE, BEFORE, `${WHAT} ${LIMITS}`, ASK),
  mistake: draft(
    "The first import doubled every job that had been moved in the calendar",
    MISTAKE,
    WHAT,
    `${LIMITS} ${SURPRISE}`,
    ASK,
  ),
  teach: draft("Bill on the same weekday every week", TEACH, SCENE, `${WHAT} ${SURPRISE}`, ASK),
};

const withSentence = (sentence: string) =>
  draft(IN_MARCH, SCENE, WHAT, `${LIMITS} ${sentence}`, ASK);

/** What else models say, each with one thing wrong. */
export const BAD_DRAFTS = {
  number: withSentence("About 4,700 freelancers use it."),
  "number in words": withSentence("It is used in thirty countries."),
  name: withSentence("Deloitte switched to it last week."),
  quotation: withSentence('One of them said: "It changed how I run my business."'),
  award: withSentence("It won the Golden Kitty award."),
  place: withSentence("I built it in a café in Lisbon."),
  nameless: withSentence("Accountants recommend it to everybody they know."),
  shortened: withSentence("See https://bit.ly/evil for more."),
  "machine voice": draft(
    "Unlock the power of effortless invoicing",
    SCENE,
    "In today's fast-paced world, it's important to note that billing is a testament to your craft. Let's dive in.",
    WHAT,
    LIMITS,
    ASK,
  ),
  anonymous: draft(
    IN_MARCH,
    "In March a client asked me whether I had forgotten something. I had forgotten three invoices, the oldest from November.",
    BEFORE,
    SURPRISE,
    "Ledgerly reads your calendar and turns finished jobs into invoices. It shows every entry that has no invoice yet, and you say yes or no. https://ledgerly.example",
    LIMITS,
    ASK,
  ),
  short: draft(IN_MARCH, "I built Ledgerly.", ASK),
  blank: withSentence("It still gets {{which kind of job}} wrong."),
  "40,000 characters": draft(IN_MARCH, `${SCENE} `.repeat(215).slice(0, 39_990)),
  "50,000 characters": draft(IN_MARCH, `${SCENE} `.repeat(270).slice(0, 50_000)),
  "another language": draft(
    "Im März fragte mich ein Kunde, ob ich etwas vergessen hätte",
    "Ich hatte drei Rechnungen vergessen, die älteste aus dem November. Die Arbeit stand die ganze Zeit in meinem Kalender, mit Stunden und allem. Vorher hatte ich eine Tabelle mit einer Zeile je Auftrag, und das ging so lange gut, wie ich nicht viel zu tun hatte.",
    "Also habe ich Ledgerly gebaut, ein kleines Werkzeug, das den Kalender liest und aus fertigen Aufträgen Rechnungen macht. Es liest den Kalender am Ende des Monats rückwärts und zeigt jeden Eintrag, zu dem es noch keine Rechnung gibt. Einen Tag zwischen zwei Kunden aufteilen kann es noch nicht.",
    "Wie behaltet ihr im Blick, welche Aufträge noch nicht abgerechnet sind?",
  ),
  nothing: draft("", ""),
} satisfies Record<string, RecordedDraft>;

const { content } = GOOD_DRAFTS["scene"] ?? draft("");

/** Good words in a bad wrapping. */
export const WRAPPED_DRAFTS = {
  "two posts": draft(
    IN_MARCH,
    `Option 1: the story\n\n${content}`,
    "Option 2: the lesson",
    TEACH,
    ASK,
  ),
  HTML: draft(
    `<b>${IN_MARCH}</b>`,
    content
      .split("\n\n")
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(""),
  ),
  "JSON in its content": {
    ...draft(""),
    content: JSON.stringify({ title: IN_MARCH, content }),
  },
} satisfies Record<string, RecordedDraft>;

export const HONEST_CONTENT = content;

/** What a writer of posts is asked, one after the other. */
export type WriterQuestion = "angles" | "draft" | "mend" | "grounding" | "readers";

/** An answer to each question: words, or whatever else a provider sends. */
export type WriterPart = Record<WriterQuestion, (question: LlmQuestion) => unknown>;

/** A model that writes posts well, except where it is told to play another part. */
export function playWriter(part: Partial<WriterPart> = {}) {
  const played: WriterPart = { ...GOOD_WRITER, ...part };
  return (question: LlmQuestion): Completion => {
    const asked = recognise(question);
    const answer = asked ? played[asked](question) : {};
    return isCompletion(answer) ? answer : { end: "stop", text: JSON.stringify(answer) };
  };
}

/** By the fields of the answer that is asked for, be it by a schema or in words. */
export function recognise({ schema, system }: LlmQuestion): WriterQuestion | null {
  const asked = schema ? JSON.stringify(schema) : system;
  const asksFor = (field: string) => asked.includes(`"${field}":{`);
  if (asksFor("angles")) return "angles";
  if (asksFor("readings")) return "readers";
  if (asksFor("drafts")) return "grounding";
  if (!asksFor("content")) return null;
  return system.includes("Your last draft is quoted") ? "mend" : "draft";
}

function isCompletion(answer: unknown): answer is Completion {
  return typeof answer === "object" && answer !== null && "end" in answer;
}

const GOOD_WRITER: WriterPart = {
  angles: () => ({
    angles: [
      { answers: ["scene", "before", "unusual", "limits", "askReaders"] },
      { answers: ["mistake", "unusual", "limits", "surprise", "askReaders"] },
      { answers: ["teach", "scene", "unusual", "surprise", "askReaders"] },
    ],
  }),
  draft: draftByAngle,
  mend: draftByAngle,
  grounding: groundHonestly,
  readers: readKindly,
};

function draftByAngle({ system }: LlmQuestion): RecordedDraft | undefined {
  const [, opening = ""] = /in this order: (\w+)/.exec(system) ?? [];
  return GOOD_DRAFTS[opening] ?? GOOD_DRAFTS["scene"];
}

/** The blocks of data in a prompt, in their order. */
export function readBlocks({ user }: LlmQuestion): { name: string; text: string }[] {
  const blocks = user.matchAll(/<<<data [\da-f]+ ([^>]*)>>>\n([\s\S]*?)\n<<<end [\da-f]+>>>/g);
  return Array.from(blocks, ([, name = "", text = ""]) => ({ name, text }));
}

const LEAST_SHARE = 0.5;

/** Names the block that says most of a sentence, where one says half of it. */
export function groundHonestly(question: LlmQuestion) {
  return groundWith(question, (sentence, material) => {
    if (sentence.endsWith("?")) return "talk";
    const nearest = findNearest(sentence, material);
    return nearest && nearest.share >= LEAST_SHARE ? nearest.name : null;
  });
}

/** The block that says most of a sentence, however little that is. */
export function findNearest(sentence: string, material: { name: string; text: string }[]) {
  const words = longWords(sentence);
  const shares = material.map(({ name, text }) => {
    const known = new Set(longWords(text));
    const shared = words.filter((word) => known.has(word)).length;
    return { name, share: shared / Math.max(1, words.length) };
  });
  // The first block only names the project.
  return shares.toReversed().toSorted((a, b) => b.share - a.share)[0];
}

type Name = (sentence: string, material: { name: string; text: string }[]) => string | null;

/** An answer about every sentence of every draft. */
export function groundWith(question: LlmQuestion, name: Name) {
  const blocks = readBlocks(question);
  const material = blocks.filter((block) => !isDraft(block));
  return {
    drafts: blocks.filter(isDraft).map(({ text }, index) => ({
      draft: index + 1,
      sentences: text.split("\n").map((line, at) => ({
        sentence: at + 1,
        rests: name(line.replace(/^\d+: /, ""), material),
      })),
    })),
  };
}

function isDraft({ name }: { name: string }): boolean {
  return /^draft \d+$/.test(name);
}

function longWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? [];
  return words.map((word) => word.slice(0, 5));
}

function readKindly(question: LlmQuestion) {
  const drafts = readBlocks(question).filter(isDraft);
  return {
    readings: drafts.map((_draft, index) => ({
      draft: index + 1,
      regular: 8 - index,
      moderator: 8,
      objections: [] as { quote: string; reason: string }[],
    })),
  };
}

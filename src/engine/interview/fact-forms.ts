import type { FactId, FieldKey, FieldRow } from "./fact-fields.ts";
import type { ProjectKind } from "./project-kind.ts";

type FactField = {
  label: string;
  longest: number;
  /** Whether nothing can be said without it. */
  isNeeded?: boolean;
  /** What is printed between it and the field before it. */
  join?: string;
  /** Whether several things are typed in it as often as one. */
  isSeries?: boolean;
};

export const FACT_FIELDS: Record<FieldKey, FactField> = {
  amount: { label: "Amount, 0 if free", longest: 40, isNeeded: true },
  per: { label: "For what", longest: 80 },
  free: { label: "What's free", longest: 120, isSeries: true },
  licence: { label: "Licence", longest: 60 },
  where: { label: "Where people get it", longest: 120 },
  name: { label: "System, device or browser", longest: 60, isNeeded: true, isSeries: true },
  place: { label: "Where", longest: 160, isNeeded: true },
  hours: { label: "When", longest: 120, join: ", " },
  often: { label: "How often", longest: 80, join: ", " },
  door: { label: "What people see from the street", longest: 120 },
  madeIn: { label: "Where it's made", longest: 120 },
  wait: { label: "How long people wait", longest: 60 },
  language: { label: "Languages", longest: 80, isNeeded: true, isSeries: true },
  uses: { label: "What it uses", longest: 160, join: ", with ", isSeries: true },
  tools: { label: "Engine, tools or materials", longest: 160, isNeeded: true, isSeries: true },
  hard: { label: "The hard part", longest: 160 },
  material: { label: "Materials", longest: 120, isNeeded: true, isSeries: true },
  cutWith: { label: "Tools", longest: 120, join: ", with ", isSeries: true },
  figure: { label: "Number", longest: 30, isNeeded: true },
  counts: { label: "What it counts", longest: 100, isNeeded: true, join: " " },
};

/** One sentence: what is printed before its fields, and an example for each of them. */
export type FactLine = {
  /** Alone, or for several people. */
  lead: string | readonly [one: string, several: string];
  fields: FieldRow;
};

/** The fields of one question, in the words of some kinds. */
export type FactForm = {
  id: FactId;
  kinds: readonly ProjectKind[];
  lines: readonly FactLine[];
  /** What these can't do without, beside what nobody can. */
  needs?: readonly FieldKey[];
  /** Several of them: told in one sentence, or in one for each. */
  rows?: "listed" | "each";
};

const free = (example: string): FactLine => ({ lead: "", fields: { free: example } });
const where = (example: string): FactLine => ({
  lead: "Where to get it:",
  fields: { where: example },
});
const FIND_US = ["Where to find me:", "Where to find us:"] as const;

function numbers(kind: ProjectKind, figure: string, counts: string): FactForm {
  const lines = [{ lead: "", fields: { figure, counts } }];
  return { id: "numbers", kinds: [kind], lines, rows: "each" };
}

/** A question without a form is answered in sentences. */
const FORMS: readonly FactForm[] = [
  {
    id: "price",
    kinds: ["software"],
    lines: [
      { lead: "It costs", fields: { amount: "£4", per: "a month" } },
      free("one list"),
      { lead: "It's licensed under", fields: { licence: "MIT" } },
    ],
  },
  {
    id: "price",
    kinds: ["game"],
    lines: [{ lead: "It costs", fields: { amount: "€8" } }, free("the demo")],
  },
  {
    id: "price",
    kinds: ["product"],
    lines: [{ lead: "It costs", fields: { amount: "£46", per: "a jig" } }, free("new pins")],
  },
  {
    id: "price",
    kinds: ["media"],
    lines: [
      { lead: "It costs", fields: { amount: "€3", per: "a month" } },
      free("every second issue"),
    ],
  },
  {
    id: "price",
    kinds: ["book"],
    lines: [
      { lead: "It costs", fields: { amount: "£11", per: "a paperback" } },
      free("the first chapter"),
      where("my own page and Kobo"),
    ],
  },
  {
    id: "price",
    kinds: ["shop", "service", "course"],
    lines: [{ lead: "You pay", fields: { amount: "£18", per: "a haircut" } }],
    needs: ["per"],
    rows: "listed",
  },
  {
    id: "platform",
    kinds: ["software", "game"],
    lines: [{ lead: "It runs on", fields: { name: "macOS" } }],
    rows: "listed",
  },
  {
    id: "platform",
    kinds: ["shop"],
    lines: [
      {
        lead: FIND_US,
        fields: { place: "4 Mill Lane, Oban", hours: "Wednesday to Sunday from 8" },
      },
      { lead: "Look for", fields: { door: "the yellow door" } },
    ],
  },
  {
    id: "platform",
    kinds: ["cause"],
    lines: [{ lead: FIND_US, fields: { place: "the tram stop", hours: "every Saturday at ten" } }],
  },
  {
    id: "platform",
    kinds: ["service"],
    lines: [
      {
        lead: ["Where I work:", "Where we work:"],
        fields: { place: "Leeds and around it", hours: "Monday to Friday" },
      },
    ],
  },
  {
    id: "platform",
    kinds: ["course"],
    lines: [
      {
        lead: "Where and when:",
        fields: { place: "a field near Ghent", hours: "Saturdays from nine to four" },
      },
    ],
    needs: ["hours"],
  },
  {
    id: "platform",
    kinds: ["media"],
    lines: [
      {
        lead: "Where to find it:",
        fields: { place: "Spotify and by email", often: "every second Sunday" },
      },
    ],
  },
  {
    id: "platform",
    kinds: ["product"],
    lines: [
      { lead: "It's made in", fields: { madeIn: "a garage in Ghent" } },
      { lead: "The wait is", fields: { wait: "two weeks" } },
      where("my own page"),
    ],
  },
  {
    id: "stackOrMaterial",
    kinds: ["software"],
    lines: [{ lead: "It's written in", fields: { language: "Go", uses: "SQLite" } }],
  },
  {
    id: "stackOrMaterial",
    kinds: ["game"],
    lines: [
      { lead: "It's made with", fields: { tools: "Godot and Aseprite" } },
      { lead: "The hard part was", fields: { hard: "the dictionary" } },
    ],
  },
  {
    id: "stackOrMaterial",
    kinds: ["product"],
    lines: [
      {
        lead: "It's made of",
        fields: { material: "ash and brass", cutWith: "a second-hand scroll saw" },
      },
    ],
  },
  numbers("software", "61", "people use it"),
  numbers("game", "210", "pairs finished the demo"),
  numbers("book", "190", "copies sold"),
  numbers("product", "63", "made"),
  numbers("shop", "22", "repairs a week"),
  numbers("media", "620", "readers"),
  numbers("course", "96", "people came"),
  numbers("service", "740", "pianos tuned"),
  numbers("cause", "212", "people waited at the stop"),
];

export function findFactForm(kind: ProjectKind, id: string): FactForm | null {
  return FORMS.find((form) => form.id === id && form.kinds.includes(kind)) ?? null;
}

export function leadOf({ lead }: FactLine, isTeam: boolean): string {
  return typeof lead === "string" ? lead : lead[isTeam ? 1 : 0];
}

export function isNeeded({ needs = [] }: FactForm, key: FieldKey): boolean {
  return FACT_FIELDS[key].isNeeded === true || needs.includes(key);
}

/** In the order in which they are asked. */
export function listKeys({ lines }: FactForm): FieldKey[] {
  return lines.flatMap(({ fields }) => Object.keys(fields) as FieldKey[]);
}

export const MOST_ROWS = 8;

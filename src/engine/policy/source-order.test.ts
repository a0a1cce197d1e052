import { describe, expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import type { PolicyFacts, PostRequirements } from "./policy-facts.ts";
import { derivePolicy, type PolicySources } from "./derive-policy.ts";
import type { OwnPolicy } from "./own-policy.ts";
import type { Policy } from "./policy.ts";
import {
  FIELD_ORDERS,
  isBetterSource,
  isOutdated,
  kindOfList,
  type PolicyField,
  rankSource,
  SOURCE_ORDER,
} from "./source-order.ts";
import { makeNote } from "./testing/make-note.ts";

test("a source is better than those behind it, and not than itself", () => {
  for (const [at, kind] of SOURCE_ORDER.entries()) {
    expect(rankSource({ kind })).toBe(at);
    for (const [place, other] of SOURCE_ORDER.entries()) {
      expect(isBetterSource({ kind }, { kind: other })).toBe(at < place);
    }
  }
});

test("a list of an operator is Reddit's answer where it is as new as our notes", () => {
  expect(kindOfList("reddit", "2023-03")).toBe("reddit");
  expect(kindOfList("import", "2027-01")).toBe("reddit");
  expect(kindOfList("import", "2023-03")).toBe("rules");
  expect(kindOfList("catalogue", "2027-01")).toBe("rules");
});

test("what users contributed counts until Reddit gives newer rules", () => {
  const contributed = { asOf: "2026-03" } as const;
  expect(isOutdated(contributed, { asOf: "2026-04" }, "reddit")).toBe(true);
  expect(isOutdated(contributed, { asOf: "2026-03" }, "reddit")).toBe(false);
  expect(isOutdated(contributed, { asOf: "2026-04" }, "import")).toBe(false);
  expect(isOutdated(contributed, null, "reddit")).toBe(false);
});

type Known = { facts?: Partial<PolicyFacts>; origin?: PolicySources["origin"] } & Partial<
  Pick<PolicySources, "note" | "own">
>;
/** What one voice says, and what the policy shows where it is the first. */
type Voice = [known: Known, shows: unknown];

const own = (known: Partial<OwnPolicy>): OwnPolicy => ({
  asOf: "2026-11-16",
  source: { kind: "yours", asOf: "2026-11-16" },
  rules: null,
  understood: 0,
  uncodedRules: [],
  stance: null,
  requirements: [],
  formats: null,
  bannedKeywords: [],
  ...known,
});
const list = (codes: RuleCodes): Partial<PolicyFacts> => ({
  rules: { asOf: "2023-03", count: 3, codes },
});
const settings = (known: Partial<PostRequirements>): Partial<PolicyFacts> => ({
  requirements: {
    asOf: "2026-11-10",
    isFlairRequired: false,
    titleMinLength: null,
    titleMaxLength: null,
    titleRequiredStrings: [],
    titleBannedStrings: [],
    body: "optional",
    bodyMinLength: null,
    bodyMaxLength: null,
    bodyBannedStrings: [],
    bannedDomains: [],
    allowedDomains: null,
    ...known,
  },
});
const note = (says: Record<string, unknown>) => makeNote("U | - | hobby | h", says);
const pasted = (codes: RuleCodes) => ({ asOf: "2026-11-16" as const, count: 1, codes });

const FLAIR = {
  own: { own: own({ rules: pasted({ "flair-required": true }) }) },
  list: { facts: list({ "flair-required": true }) },
  settings: { facts: settings({ isFlairRequired: true }) },
  note: { note: note({ demands: [{ of: "all", code: "flair" }] }) },
} satisfies Record<string, Known>;
const flairSource = ({ codeSources }: Policy) => codeSources["flair-required"];
const AS_CLOSED = { detail: null, flairs: [], day: null, sharePercent: null };
const YOURS = { kind: "yours", asOf: "2026-11-16" } as const;
const OF_SETTINGS = { kind: "reddit", asOf: "2026-11-10" } as const;

type Row = {
  shows: (policy: Policy) => unknown;
  voices: Record<string, Voice>;
  /** It says only what no other voice on the field can say. */
  alone?: string[];
};
const ROWS: Record<Exclude<PolicyField, "requirements">, Row> = {
  stance: {
    shows: ({ stance }) => stance.is,
    voices: {
      own: [{ own: own({ stance: { ...AS_CLOSED, is: "closed", source: YOURS } }) }, "closed"],
      sources: [{ note: makeNote("W | own work | hobby | h") }, "welcome"],
    },
  },
  demands: {
    shows: ({ demands }) => demands.find(({ code }) => code === "no-ai")?.source.kind,
    voices: {
      own: [
        {
          own: own({
            demands: [
              { of: "all", code: "no-ai", value: null, detail: null, countsComments: false },
            ],
          }),
        },
        "yours",
      ],
      note: [{ note: note({ demands: [{ of: "all", code: "no-ai" }] }) }, "note"],
      list: [{ facts: list({ "no-ai-content": true }) }, "rules"],
    },
  },
  listedRules: {
    shows: ({ listedRules }) => listedRules?.source.kind,
    voices: {
      own: [{ own: own({ rules: pasted({}) }) }, "yours"],
      list: [{ facts: list({ "no-memes": true }) }, "rules"],
    },
  },
  codes: {
    shows: flairSource,
    voices: {
      own: [FLAIR.own, YOURS],
      list: [
        { ...FLAIR.list, origin: "reddit" },
        { kind: "reddit", asOf: "2023-03" },
      ],
      settings: [FLAIR.settings, OF_SETTINGS],
      note: [FLAIR.note, { kind: "note", asOf: null }],
    },
    alone: ["stance"],
  },
  codesBesideOlderList: {
    shows: flairSource,
    voices: {
      own: [FLAIR.own, YOURS],
      note: [FLAIR.note, { kind: "note", asOf: null }],
      list: [FLAIR.list, { kind: "rules", asOf: "2023-03" }],
      settings: [FLAIR.settings, OF_SETTINGS],
    },
    alone: ["stance"],
  },
  formats: {
    shows: ({ formats }) => formats?.allowed,
    voices: {
      own: [{ own: own({ formats: ["video"] }) }, ["video"]],
      note: [{ note: note({ formats: ["image"] }) }, ["image"]],
      list: [{ facts: list({ "text-posts-only": true }), origin: "reddit" }, ["text"]],
      seen: [
        {
          facts: {
            postTypes: [
              { type: "text", posts: 30 },
              { type: "link", posts: 10 },
            ],
          },
        },
        ["text", "link"],
      ],
    },
  },
  bannedKeywords: {
    shows: ({ bannedKeywords }) => bannedKeywords,
    voices: {
      own: [{ own: own({ bannedKeywords: ["CHEAP"] }) }, ["CHEAP"]],
      settings: [{ facts: settings({ titleBannedStrings: ["Cheap"] }) }, ["Cheap"]],
      note: [{ note: note({ bannedWords: ["cheap"] }) }, ["cheap"]],
    },
  },
  language: {
    shows: ({ language }) => language,
    voices: {
      note: [{ note: makeNote("U | - | hobby | h") }, "en"],
      catalogue: [{ facts: { language: "de" } }, "de"],
    },
  },
  kind: {
    shows: ({ kind }) => kind,
    voices: {
      note: [{ note: makeNote("U | - | hobby | h") }, "hobby"],
      catalogue: [{ facts: { kind: "maker" } }, "maker"],
    },
  },
};

function derive(said: readonly Known[]): Policy {
  const { facts: _, ...known }: Known = Object.assign({}, ...said);
  const facts: PolicyFacts = Object.assign(makeFacts(), ...said.map((each) => each.facts));
  const nobody = { origin: "catalogue", note: null, own: null } as const;
  return derivePolicy({ subredditId: "example", ...nobody, ...known, facts });
}

describe.each(Object.entries(ROWS))("%s", (field, { shows, voices, alone = [] }) => {
  const order = FIELD_ORDERS[field as PolicyField].filter((voice) => !alone.includes(voice));

  test("is said in this order", () => {
    expect(order).toEqual(Object.keys(voices));
  });

  test.each(order.map((voice, place) => [voice, order.slice(place)] as const))(
    "shows what %s says where it is the first of %o",
    (first, speaking) => {
      const said = speaking.flatMap((voice) => voices[voice]?.[0] ?? []);
      expect(shows(derive(said))).toEqual(voices[first]?.[1]);
    },
  );
});

test("what Reddit enforces stays beside what was pasted, of the same kind as well", () => {
  const length = { kind: "length", field: "title", min: null, max: 50 } as const;
  const mine = own({ requirements: [{ ...length, source: YOURS }] });
  const policy = derive([{ own: mine }, { facts: settings({ titleMaxLength: 300 }) }]);
  expect(policy.requirements.map(({ source }) => source.kind)).toEqual(["yours", "reddit"]);
  const flair = derive([FLAIR.settings, { own: own({ rules: pasted({ "no-memes": true }) }) }]);
  expect(flairSource(flair)).toEqual(OF_SETTINGS);
});

test("a code on promotion follows the stance, whatever an older list says", () => {
  const closed = { facts: list({ "no-self-promotion": true, "no-memes": true }) };
  const welcome = derive([closed, { note: makeNote("W | own work | hobby | h") }]);
  expect(Object.keys(welcome.codes)).toEqual(["no-memes"]);
});

test("what this user pasted is laid over what others contributed", () => {
  const contributed = own({ formats: ["link"], bannedKeywords: ["spam"] });
  const policy = derive([{ facts: { contributed } }, { own: own({ formats: ["text"] }) }]);
  expect(policy.formats?.allowed).toEqual(["text"]);
  expect(policy.bannedKeywords).toEqual(["spam"]);
});

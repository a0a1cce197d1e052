import * as fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { putRealIds, type RealIds } from "#server/testing/fuzz/real-ids.ts";
import { arbitraryOf } from "#server/testing/fuzz/schema-arbitrary.ts";
import { type Endpoint, endpoints } from "./endpoints/endpoints.ts";
import { OwnPolicyRequest } from "./policy.ts";
import { wordIssue } from "./word-issue.ts";

const UUID = "3f0c8a52-5a0e-4c39-9c69-6c0b6a0d7f11";
const ids = new Proxy({} as RealIds, {
  get: (_, kind) =>
    kind === "email" ? ["ada@example.com"] : kind === "subredditId" ? ["saas"] : [UUID],
});

const MISSING = Symbol("missing");
/** One of each kind that JSON has, too small and too large ones among them; the first leaves the field out. */
const WRONG = [
  MISSING,
  null,
  true,
  -1,
  0.5,
  1e12,
  "",
  "no such value",
  "x".repeat(200_000),
  [],
  [null],
  Array(2000).fill("a"),
  {},
  { unknown: 1 },
];

type Json = Record<string, unknown>;
type Path = (string | number)[];

/** Every place in a value, its own included. */
function listPaths(value: unknown, path: Path = []): Path[] {
  const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const keys = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [path, ...inside.flatMap(([key, each]) => listPaths(each, [...path, keys(key)]))];
}

function replaceAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by === MISSING ? undefined : by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Json) }) as Json;
  if (rest.length === 0 && by === MISSING && !Array.isArray(value)) delete copy[key];
  else copy[key] = replaceAt(copy[key], rest, by);
  return copy;
}

/** Values that fit, with one place after the other made wrong; places that differ by their number alone count once. */
function spoil(schema: z.ZodType): unknown[] {
  const fitting = fc
    .sample(arbitraryOf(schema), { numRuns: inject("isNightly") ? 300 : 100, seed: 1 })
    .map((made) =>
      made === undefined ? made : (JSON.parse(putRealIds(JSON.stringify(made), ids)) as unknown),
    )
    .filter((made) => schema.safeParse(made).success);
  const spoiled = new Map<string, unknown>();
  for (const value of fitting)
    for (const path of listPaths(value))
      for (const [n, wrong] of WRONG.entries()) {
        const key = `${n} ${path.map((step) => (typeof step === "number" ? "*" : step)).join(".")}`;
        if (!spoiled.has(key)) spoiled.set(key, replaceAt(value, path, wrong));
      }
  return [...spoiled.values()];
}

const ZODS_OWN =
  /expected .*received|^(?:invalid (?:input|option|string|number|key|value|element|discriminator|email|url|uuid|iso)|unrecognized key|too (?:big|small):)/i;

const schemas = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? { of: `${part} of ${name}`, schema } : [];
  }),
);

describe.each(schemas)("what is wrong with the $of", ({ schema }) => {
  test("is said in a sentence of ours", () => {
    const messages = spoil(schema).flatMap(
      (value) => schema.safeParse(value, { error: wordIssue }).error?.issues ?? [],
    );
    const told = new Map(messages.map(({ message, path }) => [message, path.join(".")]));
    expect([...told].filter(([message]) => ZODS_OWN.test(message))).toEqual([]);
  });
});

/** zod's own words are known where they appear, or the test above could not fail. */
test.each([
  "Invalid input: expected object, received undefined",
  `Invalid option: expected one of "a"|"b"`,
  "Too big: expected string to have <=100 characters",
  `Unrecognized key: "unknown"`,
  "Invalid email address",
  "Invalid input",
])("'%s' is not ours", (message) => expect(message).toMatch(ZODS_OWN));

describe("a field without a sentence of its own", () => {
  const Schema = z.strictObject({
    name: z.string().min(2).max(3),
    size: z.int().min(1).max(5),
    kind: z.enum(["a", "b", "c"]),
    at: z.iso.datetime(),
    list: z.array(z.strictObject({ id: z.uuid() })).max(1),
    either: z.union([z.literal(true), z.number()]),
  });
  const id = { id: UUID };
  const fitting = {
    name: "abc",
    size: 1,
    kind: "a",
    at: "2026-11-15T09:00:00Z",
    list: [id],
    either: 1,
  };
  test.each<[value: unknown, sentence: string]>([
    [null, "The request must be a JSON object."],
    [{ ...fitting, other: 1 }, "This call doesn't know the field other."],
    [
      { ...fitting, list: [{ ...id, a: 1, b: 2 }] },
      "This call doesn't know the field list.0.a, list.0.b.",
    ],
    [{ ...fitting, name: undefined }, "The field name is missing."],
    [{ ...fitting, name: null }, "The field name must be text."],
    [{ ...fitting, name: "a" }, "The field name must have at least 2 characters."],
    [{ ...fitting, name: "abcd" }, "The field name can have at most 3 characters."],
    [{ ...fitting, size: "1" }, "The field size must be a number."],
    [{ ...fitting, size: 1.5 }, "The field size must be a whole number."],
    [{ ...fitting, size: 6 }, "The field size can be at most 5."],
    [{ ...fitting, kind: "d" }, "The field kind must be a, b or c."],
    [
      { ...fitting, at: "now" },
      "The field at must be a date and time such as 2026-11-15T09:00:00Z.",
    ],
    [{ ...fitting, list: {} }, "The field list must be a list."],
    [{ ...fitting, list: [id, id] }, "The field list can have at most 1 entries."],
    [
      { ...fitting, list: [{ id: "x" }] },
      "The field list.0.id must be an id as this API gives them.",
    ],
    [{ ...fitting, either: "x" }, "The field either has none of the forms this call takes."],
  ])("%j: %s", (value, sentence) => {
    const { error } = Schema.safeParse(value, { error: wordIssue });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});

test("rules that are pasted without corrections are told how to send them", () => {
  const { error } = OwnPolicyRequest.safeParse({ text: "1. Be kind." }, { error: wordIssue });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Please send your corrections as an object, /),
  ]);
});

import * as fc from "fast-check";
import * as z from "zod";
import { HOSTILE_VALUES } from "./hostile-values.ts";
import { standsForReal } from "./real-ids.ts";

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** What a schema takes, mostly; and in every place now and then something that it should refuse. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    reused: "inline",
  }) as JsonSchema;
  return mostlyFitting(inline(described, described.$defs ?? {}));
}

export const hostile = fc.constantFrom(...HOSTILE_VALUES);

/** Schemas with a name of their own are referred to by it. */
function inline(schema: JsonSchema, defs: Record<string, JsonSchema>): JsonSchema {
  const { $ref, allOf = [], items, properties, anyOf, oneOf, ...rest } = schema;
  const parts = [...($ref ? [defs[$ref.replace("#/$defs/", "")] ?? {}] : []), ...allOf];
  const inlined = (one: JsonSchema) => inline(one, defs);
  return {
    ...Object.assign({}, ...parts.map(inlined)),
    ...rest,
    ...(items && { items: inlined(items) }),
    ...(anyOf && { anyOf: anyOf.map(inlined) }),
    ...(oneOf && { oneOf: oneOf.map(inlined) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, inlined(one)]),
      ),
    }),
  };
}

function mostlyFitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema), weight: 20 }, { arbitrary: hostile, weight: 1 });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  const type = [schema.type].flat()[0];
  switch (type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer(bounds(schema));
    case "number":
      return fc.oneof(fc.integer(bounds(schema)), fc.double({ ...bounds(schema), noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(
        schema.items
          ? // One bad item spoils the whole list, and most lists have to be taken.
            fc.oneof(
              { arbitrary: fitting(schema.items), weight: 80 },
              { arbitrary: hostile, weight: 1 },
            )
          : hostile,
        {
          minLength: schema.minItems ?? 0,
          // The more fields an item has, the likelier it is a bad one.
          maxLength: Math.min(schema.maxItems ?? 5, schema.items?.properties ? 2 : 5),
        },
      );
    case "object":
      return object(schema);
    default:
      return hostile;
  }
}

function object({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      standsForReal(nameOfId(name, schema), meantFor(name, mostlyFitting(schema))),
    ]),
  );
  return fc.oneof(
    { arbitrary: fc.record(fields, { requiredKeys: required }), weight: 10 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 },
    { arbitrary: fc.record({ ...fields, unknownField: hostile }), weight: 1 },
  );
}

/** An id that is no UUID is a community's. */
function nameOfId(name: string, { pattern, format }: JsonSchema): string {
  return name === "id" && pattern && !format ? "subredditId" : name;
}

/** What a schema does not say about its texts: which of them mean something. */
const MEANINGFUL: Record<string, string[]> = {
  timezone: ["UTC", "Europe/Berlin", "Asia/Kolkata"],
  browserTimezone: ["UTC", "Europe/Berlin", "Asia/Kolkata"],
  email: ["new@example.com", "Other.One@example.org"],
  password: ["correct horse battery"],
  permalink: [
    "https://www.reddit.com/r/SaaS/comments/1abcde/notes/",
    "https://www.reddit.com/r/SaaS/comments/1abcde/notes/c0ffee/",
    "https://www.reddit.com/r/hiking/comments/1other/which_notes_app/",
  ],
  url: ["https://example.com/", "example.org"],
  address: ["https://example.com/in", "https://example.com/other"],
  subredditName: ["saas", "r/SideProject"],
  scheduledFor: ["2031-01-04T09:00:00Z"],
  at: ["2026-11-14T09:00:00Z"],
  postedAt: ["2026-11-02T09:00:00Z", "2005-12-08T09:00:00Z"],
  writtenAt: ["2026-11-13T09:00:00Z"],
  from: ["2026-11-09T00:00:00Z", "2030-12-30T23:00:00Z"],
  days: ["1", "7", "45"],
  q: ["saas", "small business"],
  founderSaid: ["I priced it too low and lost money for a year."],
  resource: ["https://foothold.test/mcp"],
};

function meantFor(name: string, any: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const values = MEANINGFUL[name];
  return values ? fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 2 }, any) : any;
}

const YEARS = {
  min: new Date("1970-01-01T00:00:00Z"),
  max: new Date("9999-12-31T00:00:00Z"),
  noInvalidDate: true,
};

const WORDS = ["saas", "Trail notes", "An app for hikers.", "Find customers", "UTC", "2026-11-16"];

function text(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 300 } = schema;
  switch (format) {
    case "uuid":
      return fc.uuid({ version: 4 });
    case "email":
      return fc.emailAddress({ size: "small" });
    case "uri":
      return fc.webUrl();
    case "date-time":
      return fc.date(YEARS).map((date) => date.toISOString());
    default: {
      if (pattern) return fc.stringMatching(new RegExp(pattern, "u"));
      const words = WORDS.filter((each) => each.length >= minLength && each.length <= maxLength);
      const most = Math.min(maxLength, 300);
      const free = fc.string({ minLength, maxLength: most, unit: "grapheme" });
      const atBounds = ["x".repeat(minLength), "x".repeat(Math.min(maxLength, 20_000))];
      return fc.oneof(
        { arbitrary: fc.constantFrom(...words, ...atBounds), weight: 18 },
        { arbitrary: free, weight: 15 },
        { arbitrary: fc.constant("x".repeat(Math.min(maxLength + 1, 20_000))), weight: 1 },
      );
    }
  }
}

function clamp(value: number): number {
  return Math.max(-(2 ** 31), Math.min(2 ** 31, Math.trunc(value)));
}

function bounds({ minimum = -(2 ** 31), maximum = 2 ** 31 }: JsonSchema) {
  return { min: clamp(minimum), max: clamp(maximum) };
}

import * as fc from "fast-check";
import * as z from "zod";
import { HOSTILE_VALUES } from "./hostile-values.ts";
import { standsForReal } from "./real-ids.ts";

type JsonSchema = {
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
  return fromJsonSchema(described);
}

export const hostile = fc.constantFrom(...HOSTILE_VALUES);

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema), weight: 12 }, { arbitrary: hostile, weight: 1 });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  const [only = schema] = schema.allOf ?? [];
  const type = [only.type].flat()[0];
  switch (type) {
    case "string":
      return text(only);
    case "integer":
      return fc.integer(bounds(only));
    case "number":
      return fc.oneof(fc.integer(bounds(only)), fc.double({ noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(only.items ? fromJsonSchema(only.items) : hostile, {
        minLength: only.minItems ?? 0,
        maxLength: Math.min(only.maxItems ?? 5, 5),
      });
    case "object":
      return object(only);
    default:
      return hostile;
  }
}

function object({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      standsForReal(name, fromJsonSchema(schema)),
    ]),
  );
  return fc.oneof(
    { arbitrary: fc.record(fields, { requiredKeys: required }), weight: 10 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 2 },
    { arbitrary: fc.record({ ...fields, unknownField: hostile }), weight: 1 },
  );
}

const WORDS = ["saas", "Trail notes", "An app for hikers.", "Find customers", "UTC", "2026-11-16"];

function text({ format, minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  switch (format) {
    case "uuid":
      return fc.uuid({ version: 4 });
    case "email":
      return fc.emailAddress({ size: "small" });
    case "uri":
      return fc.webUrl();
    case "date-time":
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    default:
      return fc.oneof(
        fc.constantFrom(...WORDS),
        fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: "grapheme" }),
        fc.constantFrom("x".repeat(minLength), "x".repeat(Math.min(maxLength + 1, 20_000))),
      );
  }
}

function clamp(value: number): number {
  return Math.max(-(2 ** 31), Math.min(2 ** 31, Math.trunc(value)));
}

function bounds({ minimum = -(2 ** 31), maximum = 2 ** 31 }: JsonSchema) {
  return { min: clamp(minimum), max: clamp(maximum) };
}

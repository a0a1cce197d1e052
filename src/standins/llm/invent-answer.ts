import type { Json } from "./llm-dialect.ts";

/** The plainest value that keeps to a JSON schema. */
export function inventAnswer(schema: Json | null): unknown {
  if (!schema) return "An answer.";
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return inventAnswer(options[0] as Json);
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Json>).map(
          ([name, property]) => [name, inventAnswer(property)],
        ),
      );
    case "array":
      return Array.from({ length: Number(schema.minItems ?? 1) }, () =>
        inventAnswer((schema.items ?? null) as Json | null),
      );
    case "number":
    case "integer":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return "An answer.";
  }
}

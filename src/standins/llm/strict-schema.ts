import type { Json } from "./llm-dialect.ts";

/** Why a provider refuses a schema that it shall enforce; null where it takes it. */
export function findLooseObject(
  schema: Json,
  optional: "optional-refused" | "optional-allowed" = "optional-refused",
): string | null {
  for (const node of walkSchema(schema)) {
    if (node.type !== "object") continue;
    if (node.additionalProperties !== false) {
      return "Invalid schema: 'additionalProperties' is required to be supplied and to be false.";
    }
    const required = (node.required as string[] | undefined) ?? [];
    const missing = Object.keys(node.properties ?? {}).find((name) => !required.includes(name));
    if (missing !== undefined && optional === "optional-refused") {
      return `Invalid schema: 'required' has to name every property. Missing '${missing}'.`;
    }
  }
  return null;
}

function* walkSchema(node: unknown): Generator<Json> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield node as Json;
  for (const child of Object.values(node)) yield* walkSchema(child);
}

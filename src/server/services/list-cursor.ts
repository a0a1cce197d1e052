import { createHash } from "node:crypto";
import * as z from "zod";
import { ServiceError } from "#server/service-error.ts";

export const CursorId = z.string().regex(/^[a-z0-9_]{2,21}$/);

/**
 * Where a list goes on: the last entry shown, the total, and which list it was. Sent back and forth
 * as text that is nobody's business; one that was changed or belongs to another list is refused.
 */
export function createCursors<Schema extends z.ZodType>(schema: Schema, list: unknown) {
  const ofList = createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 12);
  return {
    write: (after: z.input<Schema>, total: number): string =>
      Buffer.from(JSON.stringify({ list: ofList, after, total })).toString("base64url"),

    /** null for the first page. */
    read: (cursor: string | undefined) => {
      if (cursor === undefined) return null;
      const parsed = cursorOf(schema, ofList).safeParse(
        parseJson(Buffer.from(cursor, "base64url").toString()),
      );
      if (parsed.success) return parsed.data;
      throw new ServiceError("VALIDATION", "Please start again from the first page.");
    },
  };
}

/** Only where somebody goes on: to make it takes longer than to read with it. */
function cursorOf<Schema extends z.ZodType>(schema: Schema, list: string) {
  return z.object({
    list: z.literal(list),
    after: schema,
    total: z.int().min(0).max(100_000_000),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

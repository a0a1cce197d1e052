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
  const Cursor = z.object({
    list: z.literal(ofList),
    after: schema,
    total: z.int().min(0).max(100_000_000),
  });

  return {
    write: (after: z.input<Schema>, total: number): string =>
      Buffer.from(JSON.stringify({ list: ofList, after, total })).toString("base64url"),

    /** null for the first page. */
    read: (cursor: string | undefined): z.output<typeof Cursor> | null => {
      if (cursor === undefined) return null;
      const parsed = Cursor.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
      if (parsed.success) return parsed.data;
      throw new ServiceError("VALIDATION", "Please start again from the first page.");
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

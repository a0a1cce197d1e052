import * as z from "zod";
import { countUsers } from "#server/db/accounts/users-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

/**
 * A backup is gzipped lines: the header, then each table's rows in COPY's text format with `\.` after
 * them, then the checksum of all that came before. Both databases read it.
 */
export const END_OF_ROWS = "\\.";

const FORMAT = "foothold-backup";

const Header = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(1),
  /** Of the product that wrote it. */
  version: z.string(),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
});
export type BackupHeader = z.infer<typeof Header>;

const Footer = z.object({ sha256: z.string() });

/** What is wrong with a file or a target, in words for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

export function formatHeader(header: Omit<BackupHeader, "format" | "formatVersion">): string {
  return `${JSON.stringify({ format: FORMAT, formatVersion: 1, ...header })}\n`;
}

export function parseHeader(line: string): BackupHeader {
  const header = Header.safeParse(parseJson(line));
  if (header.success) return header.data;
  throw new BackupError("This file is not a backup of Foothold.");
}

export function formatFooter(sha256: string): string {
  return `${JSON.stringify({ sha256 })}\n`;
}

export function parseFooter(line: string): string {
  const footer = Footer.safeParse(parseJson(line));
  if (footer.success) return footer.data.sha256;
  throw new BackupError("This backup is damaged: its end can't be read.");
}

export function sumRows({ tables }: Pick<BackupHeader, "tables">): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A command that is to save an empty database most likely has other settings than the server. */
export async function requireAccounts({ database }: Pick<ServiceDeps, "database">): Promise<void> {
  if ((await countUsers(database.db)) > 0) return;
  throw new BackupError(
    "There are no accounts in this database, so it may not be the one that you mean. Nothing was saved. Say --empty if you do mean it.",
  );
}

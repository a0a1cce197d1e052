/** The file that holds all of a user's data, by its day. */
export function nameExport(exportedAt: string): string {
  return `foothold-export-${exportedAt.slice(0, 10)}.json`;
}

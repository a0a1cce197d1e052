export type PostgresqlForTests = { url: string } | { binaries: string };

export function findPostgresql(
  env: Readonly<Record<string, string | undefined>>,
): PostgresqlForTests | null;

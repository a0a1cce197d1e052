import { Client } from "pg";

export type Statement = { text: string; calls: number; totalMs: number };

export type Statements = {
  reset: () => Promise<void>;
  /** Those of the product, without its job queue's; what takes longest in sum first. */
  list: () => Promise<Statement[]>;
  close: () => Promise<void>;
};

/** What PostgreSQL itself counted. */
export async function watchStatements(url: string): Promise<Statements> {
  const client = new Client(url);
  await client.connect();
  await client.query("create extension if not exists pg_stat_statements");
  return {
    reset: async () => void (await client.query("select pg_stat_statements_reset()")),
    list: async () => {
      const { rows } = await client.query<Statement>(
        `select query as text, calls::int, total_exec_time as "totalMs"
         from pg_stat_statements
         where query not like '%pgboss%' and query not like '%pg_stat_statements%'
         order by total_exec_time desc`,
      );
      return rows;
    },
    close: () => client.end(),
  };
}

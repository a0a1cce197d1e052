import { type SQL, sql } from "drizzle-orm";

/**
 * Each value of a column once, as rows of `name(value)` in a `with recursive`: by stepping through an
 * index that begins with it from one value to the next, however many rows have the same.
 */
export function stepThrough(name: SQL, table: SQL, column: SQL, where = sql`true`): SQL {
  return sql`${name}(value) as (
    (select ${column} from ${table} where ${where} order by ${column} limit 1)
    union all
    select (select ${column} from ${table} where ${where} and ${column} > ${name}.value
            order by ${column} limit 1)
    from ${name} where ${name}.value is not null)`;
}

import { expect, test } from "vitest";
import { explainDamage } from "./damage.ts";

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  failure("XX001", 'invalid page in block 1 of relation "base/5/16445"'),
  failure("58P01", 'could not open file "base/5/16445": No such file or directory'),
  new Error("Failed query", { cause: failure("XX002", "index is corrupted") }),
])("%s is damage, and its words name the way out", (error) => {
  const said = explainDamage(error) ?? "";
  expect(said).toMatch(/^The database is damaged \((?:invalid page|could not open|index)/);
  expect(said).toContain("restore FILE --replace");
});

test.each([
  failure("23505", "duplicate key"),
  failure("58P01", 'could not access file "$libdir/pg_trgm": No such file or directory'),
  failure("ECONNRESET", "reset"),
  null,
])("%s is none", (error) => {
  expect(explainDamage(error)).toBeNull();
});

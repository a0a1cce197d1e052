import type { Statement } from "./statements.ts";
import { quantile, type Tally } from "./tally.ts";

const STATEMENTS_SHOWN = 12;

export function reportKinds(tally: Tally, crowd: string): void {
  const kinds = [...tally.kinds()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all = kinds.flatMap(([, times]) => times);
  console.log(`load, ${crowd}: ${all.length} calls, ${describeTimes(all)}`);
  for (const [kind, times] of kinds) {
    console.log(
      `  ${kind.padEnd(28)} ${String(times.length).padStart(6)}  ${describeTimes(times)}`,
    );
  }
}

/** What the database spent its time on, for whoever looks for what to mend. */
export function reportStatements(statements: Statement[], calls: number): void {
  const totalMs = statements.reduce((sum, statement) => sum + statement.totalMs, 0);
  console.log(
    `load, time in the database: ${(totalMs / calls).toFixed(2)} ms a call, most of it in`,
  );
  for (const { text, calls: times, totalMs: ms } of statements.slice(0, STATEMENTS_SHOWN)) {
    const share = `${Math.round((ms / totalMs) * 100)} %`.padStart(5);
    console.log(
      `${share}  ${(ms / times).toFixed(2).padStart(7)} ms × ${String(times).padStart(6)}  ${text.replaceAll(/\s+/g, " ").slice(0, 160)}`,
    );
  }
}

export function reportFailures(tally: Tally): void {
  const failures = [...tally.failures()];
  console.log(`load, errors: ${failures.length === 0 ? "none" : ""}`);
  for (const [name, count] of failures) console.log(`  ${name}: ${count}`);
}

export function describeTimes(times: readonly number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
}

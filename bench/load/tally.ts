import type { ErrorBody } from "#contract/errors.ts";

export type Tally = {
  note: (kind: string, ms: number, status: number, text: string) => void;
  noteLost: (error: unknown) => void;
  /** Calls since the last reset, with the milliseconds of each. */
  kinds: () => ReadonlyMap<string, number[]>;
  calls: () => number;
  /** By kind of call and code, never reset. */
  failures: () => ReadonlyMap<string, number>;
  reset: () => void;
};

/** How long every call took, and what was not a success. */
export function createTally(): Tally {
  let kinds = new Map<string, number[]>();
  let calls = 0;
  const failures = new Map<string, number>();
  const fail = (name: string) => failures.set(name, (failures.get(name) ?? 0) + 1);
  return {
    note: (kind, ms, status, text) => {
      calls++;
      const times = kinds.get(kind);
      if (times) times.push(ms);
      else kinds.set(kind, [ms]);
      if (status >= 400) fail(`${kind} ${status} ${codeOf(text)}`);
    },
    noteLost: (error) => fail(`no answer: ${error instanceof Error ? error.message : "unknown"}`),
    kinds: () => kinds,
    calls: () => calls,
    failures: () => failures,
    reset: () => {
      kinds = new Map();
      calls = 0;
    },
  };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function codeOf(text: string): string {
  try {
    return (JSON.parse(text) as Partial<ErrorBody>).code ?? "without a code";
  } catch {
    return "without a code";
  }
}

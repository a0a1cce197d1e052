export const BENCHES: Record<
  "backup" | "load" | "posts" | "recommendations" | "search" | "writing",
  string
>;
export function findBenchFault(args: readonly string[]): string | null;
export function wordBenchUsage(): string;

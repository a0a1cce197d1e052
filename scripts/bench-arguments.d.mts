export const BENCHES: Record<"backup" | "load" | "posts" | "recommendations" | "writing", string>;
export function findBenchFault(args: readonly string[]): string | null;
export function wordBenchUsage(): string;

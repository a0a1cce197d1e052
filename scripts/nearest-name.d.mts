export function findNearestName(typed: string, names: readonly string[]): string | null;

/** What a text may be and what is said where it is not, for the server's schemas and for forms alike. */
export type TextField = {
  /** Where it has to be there. */
  missing?: string;
  longest: number;
  tooLong: string;
};

/** What is wrong with a text as it would be sent; null where nothing is. */
export function judgeText(text: string, { missing, longest, tooLong }: TextField): string | null {
  if (text === "" && missing !== undefined) return missing;
  return text.length > longest ? tooLong : null;
}

/** Without the fields that have no fault. */
export function keepFaults<Field extends string>(
  judged: Record<Field, string | null>,
): Partial<Record<Field, string>> {
  const faults = Object.entries(judged).filter(([, fault]) => fault !== null);
  return Object.fromEntries(faults) as Partial<Record<Field, string>>;
}

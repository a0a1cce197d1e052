const SIGNS: Record<string, string[]> = {
  story: ["i ", "my ", "we "],
  question: ["?", "how ", "what "],
  showcase: ["built", "created", "made"],
};

/** Whether a text, read by `readDraft`, is of that type; 'untold' where no sign is known, which passes. */
export function matchPostType(type: string, text: string): "yes" | "no" | "untold" {
  const signs = SIGNS[type.trim().toLowerCase()];
  if (!signs) return "untold";
  return signs.some((sign) => text.includes(sign)) ? "yes" : "no";
}

const CAUSE =
  /^(?:i|we) .*?\b(?:because|since) ((?:i|we|my|our|there|nobody|the|every) [^.!?]{10,160})/i;

/** What led to a project, where its description tells: 'our spreadsheet fell apart' behind 'because'. */
export function findOrigin(sentences: string[]): string | null {
  for (const sentence of sentences) {
    const [, cause = ""] = CAUSE.exec(sentence) ?? [];
    if (cause) return cause.trim();
  }
  return null;
}

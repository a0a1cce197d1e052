/** Word lists are written as running text: easier to read and to extend than thousands of literals. */
export function listWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

import { hasSpace } from "./characters.ts";

/** Whether a character is a space, as `\s` has it, without a pattern where it is a plain one. */
export function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || (code < 0x20 || code > 0x7e ? hasSpace(text.charAt(at)) : false);
}

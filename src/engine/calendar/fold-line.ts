const LONGEST_OCTETS = 75;

/** A long line goes on in the next one, which begins with a space; no sign is torn apart. */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign.codePointAt(0) ?? 0);
    if (octets + size > LONGEST_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

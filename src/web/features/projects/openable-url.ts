/** The address of a project if a click may follow it; null for none, blank ones and other schemes. */
export function openableUrl(url: string | null | undefined): string | null {
  const parsed = URL.parse(url?.trim() ?? "");
  return parsed && ["https:", "http:"].includes(parsed.protocol) ? parsed.href : null;
}

import { readShownTheme } from "#web/lib/shown-theme.ts";

export const LOOKS = {
  look: { new: "New", old: "Old" },
  theme: { light: "Light", dark: "Dark" },
  width: { wide: "Wide", phone: "Phone" },
} as const;

export type PreviewLook = { [Part in keyof typeof LOOKS]: keyof (typeof LOOKS)[Part] };

const STORAGE_KEY = "preview-look";

/** As it was chosen last on this device; else new Reddit, in the light of the app itself. */
export function readPreviewLook(
  storage: Pick<Storage, "getItem"> = localStorage,
  readTheme: () => "light" | "dark" = readShownTheme,
): PreviewLook {
  const fresh: PreviewLook = { look: "new", theme: readTheme(), width: "wide" };
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return fresh;
    const known = Object.entries(kept).filter(
      ([part, choice]) =>
        Object.hasOwn(LOOKS, part) &&
        Object.hasOwn(LOOKS[part as keyof typeof LOOKS], String(choice)),
    );
    return { ...fresh, ...Object.fromEntries(known) };
  } catch {
    return fresh;
  }
}

export function keepPreviewLook(look: PreviewLook): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(look));
  } catch {
    // Storage may be forbidden or full: the choice then lives as long as the page.
  }
}

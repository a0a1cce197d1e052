import { createKeptValue, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";
import { readShownTheme } from "#web/lib/theme.ts";

export const LOOKS = {
  look: { new: "New", old: "Old" },
  theme: { light: "Light", dark: "Dark" },
  width: { wide: "Wide", phone: "Phone" },
} as const;

export type PreviewLook = { [Part in keyof typeof LOOKS]: keyof (typeof LOOKS)[Part] };

const KEY = "preview-look";

/** As it was chosen last on this device; else new Reddit, in the light of the app itself. */
export function readPreviewLook(
  openStorage: OpenStorage = () => localStorage,
  readTheme: () => "light" | "dark" = readShownTheme,
): PreviewLook {
  const fresh: PreviewLook = { look: "new", theme: readTheme(), width: "wide" };
  const kept = createKeptValue<PreviewLook>(openStorage, KEY).read();
  if (!isRecord(kept)) return fresh;
  const known = Object.entries(kept).filter(
    ([part, choice]) =>
      Object.hasOwn(LOOKS, part) &&
      Object.hasOwn(LOOKS[part as keyof typeof LOOKS], String(choice)),
  );
  return { ...fresh, ...Object.fromEntries(known) };
}

export function keepPreviewLook(look: PreviewLook): void {
  createKeptValue<PreviewLook>(() => localStorage, KEY).keep(look);
}

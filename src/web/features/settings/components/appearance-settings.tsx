import { useState } from "react";
import { Card } from "#web/components/ui/card.tsx";
import { chooseTheme, readTheme, type Theme, THEMES } from "#web/lib/theme.ts";

const LABELS: Record<Theme, string> = { light: "Light", dark: "Dark", system: "System" };
const HINTS: Record<Theme, string> = {
  light: "Ink on paper",
  dark: "Paper after dusk",
  system: "As your device is set",
};

export function AppearanceSettings() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Card title="Appearance" description="Kept in this browser, applied at once.">
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">Appearance</legend>
        {THEMES.map((option) => (
          <label
            key={option}
            className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-control border border-line px-3.5 py-2.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              value={option}
              checked={theme === option}
              onChange={() => choose(option)}
              className="row-span-2 size-4 accent-accent outline-none"
            />
            <span className="font-medium">{LABELS[option]}</span>
            <span className="text-sm text-soft">{HINTS[option]}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}

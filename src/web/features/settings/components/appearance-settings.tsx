import { useState } from "react";
import { Card } from "#web/components/ui/card.tsx";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { chooseTheme, readTheme, type Theme, THEMES } from "#web/lib/theme.ts";

const LABELS: Record<Theme, string> = { light: "Light", dark: "Dark", system: "System" };

export function AppearanceSettings() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Card title="Appearance" description="Saved in this browser.">
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">Appearance</legend>
        {THEMES.map((option) => (
          <ChoiceOption
            key={option}
            name="theme"
            value={option}
            label={LABELS[option]}
            isChosen={theme === option}
            onChoose={() => choose(option)}
          />
        ))}
      </fieldset>
    </Card>
  );
}

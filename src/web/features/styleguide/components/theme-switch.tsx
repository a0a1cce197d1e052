import { useState } from "react";
import { Select } from "#web/components/ui/select.tsx";
import { chooseTheme, readTheme, THEMES } from "#web/lib/theme.ts";

const OPTIONS = THEMES.map((theme) => ({ value: theme, label: theme }));

export function ThemeSwitch() {
  const [theme, setTheme] = useState<string>(readTheme);
  const choose = (next: string) => {
    const known = THEMES.find((option) => option === next);
    if (known) chooseTheme(known);
    setTheme(next);
  };
  return (
    <Select label="Theme" options={OPTIONS} value={theme} onChange={choose} className="w-40" />
  );
}

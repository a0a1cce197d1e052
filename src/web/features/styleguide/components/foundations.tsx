import { Logo, LogoMark, NumberedHold } from "#web/components/brand/logo.tsx";
import { RouteSketch } from "#web/components/brand/route-sketch.tsx";
import { Specimen } from "./specimen.tsx";
import { useState } from "react";
import { Select } from "#web/components/ui/select.tsx";
import { chooseTheme, readTheme, THEMES } from "#web/lib/theme.ts";

/** Written out, because Tailwind reads class names from the source. */
const COLOURS = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["hover", "bg-hover"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["muted", "bg-muted"],
  ["soft", "bg-soft"],
  ["ink", "bg-ink"],
  ["accent", "bg-accent"],
  ["accent-soft", "bg-accent-soft"],
  ["pass", "bg-pass"],
  ["warn", "bg-warn"],
  ["fail", "bg-fail"],
  ["unchecked", "bg-unchecked"],
] as const;

const SIZES = [
  ["60", "text-4xl"],
  ["46", "text-3xl"],
  ["34", "text-2xl"],
  ["26", "text-xl"],
  ["20", "text-lg"],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen title="Brand">
        <Logo />
        <LogoMark className="size-12" />
        <NumberedHold number={1} />
        <NumberedHold number={2} className="size-11" />
        <RouteSketch className="w-72" />
      </Specimen>
      <Specimen title="Colour">
        {COLOURS.map(([name, className]) => (
          <div key={name} className="w-24">
            <div className={`h-12 rounded-control border border-line ${className}`} />
            <p className="mt-1 font-mono text-xs text-soft">{name}</p>
          </div>
        ))}
      </Specimen>
      <Specimen title="Type">
        <div className="flex w-full flex-col gap-3">
          {SIZES.map(([pixels, className]) => (
            <p key={pixels} className={`font-serif font-medium tracking-tight ${className}`}>
              A careful partner <span className="font-mono text-sm text-muted">{pixels}</span>
            </p>
          ))}
          <p className="text-md">Text at 16: what no rule covers is shown as not checked.</p>
          <p className="text-base">Interface at 14: Check this draft, open on Reddit.</p>
          <p className="text-sm text-muted">Small at 13: last used an hour ago.</p>
          <p className="font-mono text-sm">r/yourcommunity · 0123456789 · 14:05</p>
        </div>
      </Specimen>
    </>
  );
}

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

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type Tab = { id: string; label: string; count?: number; content: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; defaultTab?: string };

export function Tabs({ label, tabs, defaultTab = tabs[0]?.id }: TabsProps) {
  return (
    <Base.Root defaultValue={defaultTab}>
      <Base.List
        aria-label={label}
        className="relative flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label: tabLabel, count }) => (
          <Base.Tab
            key={id}
            value={id}
            className="flex h-11 cursor-pointer items-center gap-2 text-base font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
          >
            {tabLabel}
            {count !== undefined && <span className="font-mono text-xs text-muted">{count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent transition-[translate,width] duration-200" />
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className="pt-5">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { Link } from "react-router";

type LinkTab = { id: string; label: string; to: string };

type LinkTabsProps = {
  label: string;
  tabs: readonly LinkTab[];
  current: string;
  /** What the current tab shows. */
  children: ReactNode;
};

/** Tabs whose choice is an address: shared, reloaded, gone back to. For the others, see tabs.tsx. */
export function LinkTabs({ label, tabs, current, children }: LinkTabsProps) {
  return (
    <Base.Root value={current}>
      <Base.List
        aria-label={label}
        className="relative flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label: tabLabel, to }) => (
          <Base.Tab
            key={id}
            value={id}
            nativeButton={false}
            render={<Link to={to} preventScrollReset />}
            className="flex h-11 items-center text-base font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink"
          >
            {tabLabel}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent transition-[translate,width] duration-200" />
      </Base.List>
      <Base.Panel value={current} className="pt-6" tabIndex={-1}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

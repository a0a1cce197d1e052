import { NavLink, useLocation, useNavigate } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { Select } from "#web/components/ui/select.tsx";
import type { ReactNode } from "react";

const SETTINGS_VIEWS = [
  { path: paths.settings, name: "Account" },
  { path: paths.karma, name: "Karma" },
  { path: paths.notifications, name: "Notifications" },
  { path: paths.radarSettings, name: "Radar" },
  { path: paths.webhooks, name: "Webhooks" },
  { path: paths.assistants, name: "Assistants" },
  { path: paths.sessions, name: "Sessions" },
  { path: paths.connections, name: "Connections" },
  { path: paths.yourData, name: "Your data" },
] as const;

/** What the parts of the one long page were called, for links that were sent while it was one. */
const FORMER_PARTS: Record<string, string> = {
  "#karma": paths.karma,
  "#reminders": `${paths.notifications}#reminders`,
  "#calendar": `${paths.notifications}#calendar`,
  "#webhooks": paths.webhooks,
  "#sessions": paths.sessions,
  "#assistants": paths.assistants,
  "#tokens": `${paths.assistants}#tokens`,
  "#connections": paths.connections,
  "#data": paths.yourData,
  "#delete": `${paths.yourData}#delete`,
};

export function findFormerPart(hash: string): string | undefined {
  return FORMER_PARTS[hash];
}

const OPTIONS = SETTINGS_VIEWS.map(({ path, name }) => ({ value: path, label: name }));

/** The way between the views: beside them where there is room, above otherwise, and one field on a phone. */
export function SettingsNavigation() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const page = pathname.replace(/\/$/, "");
  const current = OPTIONS.find(({ value }) => value === page)?.value ?? paths.settings;
  return (
    <div data-keeps-focus="" className="lg:sticky lg:top-6">
      <Select
        label="Section"
        className="sm:hidden"
        options={OPTIONS}
        value={current}
        onChange={(path) => void navigate(path)}
      />
      <nav aria-label="Settings" className="max-sm:hidden">
        <ul className="flex flex-wrap gap-1 lg:flex-col lg:gap-0">
          {SETTINGS_VIEWS.map(({ path, name }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                prefetch="intent"
                className="flex min-h-9 items-center rounded-control px-3 text-base text-soft transition-colors hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink max-lg:border max-lg:border-line max-lg:aria-[current]:border-accent lg:rounded-l-none lg:border-l-2 lg:border-line lg:pl-4 lg:aria-[current]:border-accent"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A part of a view that an address can name; the keyboard goes on from there. */
export function SettingsPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-6 outline-none">
      {children}
    </div>
  );
}

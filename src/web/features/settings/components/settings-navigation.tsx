import { NavLink, useLocation, useNavigate } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { Select } from "#web/components/ui/select.tsx";
import { SETTINGS_VIEWS } from "#web/features/settings/views/settings-views.ts";

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
        label="View"
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

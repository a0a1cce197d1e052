import {
  CircleHelp,
  CreditCard,
  FileCheck,
  Keyboard,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  Search,
  Settings,
  Sparkles,
} from "lucide-react";
import { Link, NavLink } from "react-router";
import type { User } from "#contract/accounts/user.ts";
import { Logo, LogoMark } from "#web/components/brand/logo.tsx";
import { ShortcutKeys } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { ariaKeys } from "#web/components/shortcuts/keys.ts";
import { Avatar } from "#web/components/ui/avatar.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#web/components/ui/menu.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { classNames } from "#web/lib/class-names.ts";
import { session } from "#web/lib/session/session.ts";

/** `rest` is left out where there is no room for it. */
const PLACES = [
  { to: paths.dashboard, label: "Dashboard", rest: "", Icon: LayoutDashboard },
  { to: paths.subreddits, label: "Subreddits", rest: "", Icon: MessagesSquare },
  { to: paths.check, label: "Check", rest: " a draft", Icon: FileCheck },
];

type AppHeaderProps = { user: User; onShowShortcuts: () => void; onOpenPalette: () => void };

export function AppHeader({ user, onShowShortcuts, onOpenPalette }: AppHeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-2 sm:gap-8">
        <Link
          to={paths.dashboard}
          aria-label="Foothold: go to the dashboard"
          className="-m-2 flex rounded-control p-2"
        >
          <Logo className="max-sm:hidden" />
          <LogoMark className="size-7 sm:hidden" />
        </Link>
        <nav
          aria-label="Primary"
          className="flex h-full max-sm:flex-1 max-sm:justify-evenly sm:gap-6"
        >
          {PLACES.map(({ to, label, rest, Icon }) => (
            <NavLink key={to} to={to} className={placeClass}>
              <Icon size={18} aria-hidden="true" className="sm:hidden" />
              <span>
                {label}
                {rest && <span className="whitespace-pre max-sm:hidden">{rest}</span>}
              </span>
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-4">
          <PaletteButton onOpen={onOpenPalette} />
          {/* The menu's own place must not count as one more item of the row. */}
          <div>
            <AccountMenu user={user} onShowShortcuts={onShowShortcuts} />
          </div>
        </div>
      </div>
    </header>
  );
}

function placeClass({ isActive }: { isActive: boolean }) {
  return classNames(
    "flex items-center border-y-2 border-t-transparent font-medium transition-colors max-sm:min-w-11 max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:text-xs sm:text-base",
    isActive ? "border-b-accent text-ink" : "border-b-transparent text-muted hover:text-ink",
  );
}

/** For those who do not know the keys yet, or have none. */
function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { palette } = SHORTCUTS.everywhere.rows;
  return (
    <button
      type="button"
      aria-keyshortcuts={ariaKeys(palette)}
      onClick={onOpen}
      className="flex h-9 cursor-pointer items-center gap-2.5 rounded-control text-base text-muted transition-colors hover:bg-hover hover:text-ink max-lg:size-9 max-lg:justify-center lg:border lg:border-line lg:pr-2 lg:pl-3"
    >
      <Search size={16} className="max-lg:size-5" />
      <span className="max-lg:sr-only">Go to anything</span>
      <span aria-hidden="true" className="max-lg:hidden pointer-coarse:hidden">
        <ShortcutKeys of={palette} />
      </span>
    </button>
  );
}

function AccountMenu({ user, onShowShortcuts }: Omit<AppHeaderProps, "onOpenPalette">) {
  return (
    <Menu
      trigger={
        <button type="button" aria-label="Account" className="flex cursor-pointer rounded-full">
          <Avatar user={user} />
        </button>
      }
      header={
        <>
          <p className="truncate font-medium">{user.name?.trim() || "User"}</p>
          <p className="truncate text-sm text-muted">{user.email}</p>
        </>
      }
    >
      <MenuLink to={paths.settings}>
        <Settings size={16} />
        Settings
      </MenuLink>
      <MenuLink to={paths.billing}>
        <CreditCard size={16} />
        Billing
      </MenuLink>
      <MenuItem onSelect={onShowShortcuts}>
        <Keyboard size={16} />
        Keyboard shortcuts
        <span aria-hidden="true" className="ml-auto pointer-coarse:hidden">
          <ShortcutKeys of={SHORTCUTS.everywhere.rows.list} />
        </span>
      </MenuItem>
      <MenuLink to={paths.help}>
        <CircleHelp size={16} />
        Help
      </MenuLink>
      <MenuLink to={paths.whatsNew}>
        <Sparkles size={16} />
        What's new
      </MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => void session.signOut()}>
        <LogOut size={16} />
        Sign out
      </MenuItem>
    </Menu>
  );
}

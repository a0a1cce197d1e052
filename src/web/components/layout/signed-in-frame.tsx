import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { User } from "#contract/accounts/user.ts";
import { CommandPalette } from "#web/components/palette/command-palette.tsx";
import { ShortcutsHelp } from "#web/components/shortcuts/shortcuts-help.tsx";
import { joinOtherTabs } from "#web/lib/other-tabs.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { wantToasts } from "#web/lib/toast.ts";
import { AppHeader } from "./app-header.tsx";
import { MAIN_ID } from "./skip-link.tsx";
import { useToldTimezone } from "./use-told-timezone.ts";

/** Header, page and data cache of one signed-in person. */
export function SignedInFrame({ user, children }: { user: User; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const showShortcuts = () => setShortcutsOpen(true);
  useEffect(wantToasts, []);
  useEffect(() => joinOtherTabs(queryClient, user.id), [queryClient, user.id]);
  useToldTimezone(user);
  return (
    <QueryClientProvider client={queryClient}>
      <AppHeader
        user={user}
        onShowShortcuts={showShortcuts}
        onOpenPalette={() => setPaletteOpen(true)}
      />
      <main id={MAIN_ID} tabIndex={-1} className="page-width py-10 outline-none sm:py-12">
        {children}
      </main>
      <CommandPalette
        isOpen={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        onShowShortcuts={showShortcuts}
      />
      <ShortcutsHelp isOpen={areShortcutsOpen} onOpenChange={setShortcutsOpen} />
    </QueryClientProvider>
  );
}

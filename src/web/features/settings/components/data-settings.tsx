import { Download, History } from "lucide-react";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { useState, useEffect, useRef } from "react";
import { paths } from "#contract/pages/page-paths.ts";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { projectPage } from "#web/lib/project-pages.ts";
import { nameExport, foldEmail } from "#engine/accounts/account.ts";
import { showError } from "#web/lib/error-message.ts";
import { saveFile } from "#web/lib/copy-text.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { WRONG_ACCOUNT } from "#engine/accounts/account-fields.ts";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { useUser, session } from "#web/lib/session/session.ts";
import { describeDeletionFailure } from "#web/features/settings/deletion/describe-deletion-failure.ts";
import { ApiError } from "#contract/client.ts";
import { logError } from "#web/lib/log.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

export function DataSettings() {
  const exporting = useExport();
  const exportingPosts = useExportPosts();
  return (
    <Card title="Your data" description="Everything we keep about you.">
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          isBusy={exporting.isPending}
          onClick={() => exporting.mutate()}
          className="max-sm:w-full"
        >
          {!exporting.isPending && <Download size={16} />}
          Export my data
        </Button>
        <Button
          tone="secondary"
          isBusy={exportingPosts.isPending}
          onClick={() => exportingPosts.mutate()}
          className="max-sm:w-full"
        >
          {!exportingPosts.isPending && <Download size={16} />}
          Export my posts as CSV
        </Button>
      </div>
      <HistoryLink />
    </Card>
  );
}

/** Fetched with the token rather than linked to: an address alone opens nothing. */
function useExport() {
  return useMutation({
    mutationFn: () => api.exportAccount(),
    onSuccess: (data) => {
      const name = nameExport(data.exportedAt);
      saveFile(name, JSON.stringify(data, null, 2));
      showToast("success", TOASTS.data.exported, { description: name });
    },
    onError: (error) => showError(error, { fallback: TOASTS.data.notExported }),
  });
}

/** Posts alone, for spreadsheets. */
function useExportPosts() {
  return useMutation({
    mutationFn: () => api.exportPosts(),
    onSuccess: (table) => {
      saveFile("foothold-posts.csv", table);
      showToast("success", TOASTS.data.postsExported, { description: "foothold-posts.csv" });
    },
    onError: (error) => showError(error, { fallback: TOASTS.data.postsNotExported }),
  });
}

/** The way to what was posted before Foothold, which is brought to one project. */
function HistoryLink() {
  const projects = useQuery({
    queryKey: queryKeys.projects.choices,
    queryFn: ({ signal }) => api.listProjects({}, { signal }),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const items = projects.data ?? [];
  const projectId = chosen ?? items[0]?.id;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-base font-medium">Import your history</h3>
      <p className="mt-1 max-w-prose text-base text-soft">
        From Reddit's data export. Only what you tick is sent.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {projects.isPending && (
          <>
            <Skeleton className="h-[65.5px] w-64 max-sm:w-full" />
            <Skeleton className="h-10 w-44 max-sm:w-full" />
          </>
        )}
        {items.length > 0 && (
          <Select
            label="For which project"
            value={projectId ?? ""}
            onChange={setChosen}
            options={items.map(({ id, name }) => ({ value: id, label: name }))}
            className="w-64 max-sm:w-full"
          />
        )}
        {projectId ? (
          <ButtonLink
            to={projectPage(projectId, "history")}
            tone="secondary"
            className="max-sm:w-full"
          >
            <History size={16} aria-hidden="true" />
            Choose the export
          </ButtonLink>
        ) : (
          projects.data && (
            <ButtonLink to={paths.newProject} tone="secondary" className="max-sm:w-full">
              Create a project first
            </ButtonLink>
          )
        )}
      </div>
      {projects.isError && (
        <p role="alert" className="mt-3 text-sm text-fail">
          We couldn't load your projects. You can import from a project's results.
        </p>
      )}
    </div>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const deletion = useDeleteAccount();
  const form = useDraftForm({
    start: { typed: "" },
    findFaults: ({ typed }) =>
      foldEmail(typed) === foldEmail(email) ? {} : { typed: WRONG_ACCOUNT },
    send: ({ typed }) => deletion.mutateAsync(typed),
    readFaults: (error) =>
      needsFreshSignIn(error) ? {} : { typed: describeDeletionFailure(error, !navigator.onLine) },
  });
  const isStale = form.failure !== null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!form.isSending}
      title="Delete your account?"
      description={
        isStale
          ? "We deleted nothing. Please sign in again first."
          : "This can't be undone. Export your data first. It takes a sign-in of the last 10 minutes."
      }
    >
      {isStale ? (
        <FreshSignIn email={email} onCancel={onClose} />
      ) : (
        <form {...form.props} className="flex flex-col gap-5">
          <TextField
            label="Type your email address to confirm"
            name="confirm-email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field("typed")}
            hint={email}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="ghost" onClick={onClose} disabled={form.isSending}>
              Cancel
            </Button>
            <Button type="submit" tone="danger" isBusy={form.isSending}>
              Delete account
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

type FreshSignInProps = { email: string; onCancel: () => void };

/** A link does nothing for someone who is signed in, so this device signs out once it is sent. */
function FreshSignIn({ email, onCancel }: FreshSignInProps) {
  const link = useFreshLink();
  const send = useRef<HTMLButtonElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => send.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-base text-soft">
        We'll send a sign-in link to <span className="font-mono break-all text-ink">{email}</span>{" "}
        and sign you out here. Then delete the account within 10 minutes.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button ref={send} isBusy={link.isPending} onClick={() => link.mutate(email)}>
          Send a fresh sign-in link
        </Button>
      </div>
    </div>
  );
}

/** Signs out only once the link is on its way. */
function useFreshLink() {
  return useMutation({
    mutationFn: async (email: string) => {
      await api.requestMagicLink({ body: { email } });
      await session.signOut("renewing");
    },
    onError: (error) =>
      showError(error, {
        fallback: TOASTS.data.linkNotSent,
        service: "Mail",
      }),
  });
}

function useDeleteAccount() {
  return useMutation({
    mutationFn: (email: string) => api.deleteAccount({ body: { email } }),
    onSuccess: () => {
      forgetDrafts();
      session.forget();
      showToast("success", TOASTS.data.accountDeleted);
    },
    onError: (error) => {
      // An old sign-in is a step of the dialog, not a failure.
      if (!needsFreshSignIn(error)) logError(error);
    },
  });
}

function needsFreshSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.details["reason"] === "sign-in-too-old";
}

/** What was typed and not sent yet is this person's as well. */
function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be forbidden; then nothing was kept there.
  }
}

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Delete account"
      description="Erases everything we store and cancels your subscription. Your Reddit posts stay."
    >
      <Button tone="danger" onClick={() => setOpen(true)} className="max-sm:w-full">
        Delete account
      </Button>
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

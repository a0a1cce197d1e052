import "./editor.css";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X, ExternalLink, Copy } from "lucide-react";
import {
  type ReactNode,
  useRef,
  type KeyboardEvent,
  useCallback,
  useState,
  useSyncExternalStore,
} from "react";
import { useLeaving, DialogClose } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { IconButton, Button } from "#web/components/ui/button.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { ariaKeys } from "#web/components/shortcuts/keys.ts";
import type { PostForm } from "#web/features/posts/use-post-form.ts";
import { describeSaveFailure } from "#web/features/posts/post-edit.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { copyAndSay } from "#web/lib/copy-text.ts";

type EditorWindowProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  subtitle: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** A dialog that takes the whole window: its areas scroll by themselves, head and foot stay. */
export function EditorWindow({
  isOpen,
  onClose,
  title,
  subtitle,
  footer,
  children,
}: EditorWindowProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const leaving = useLeaving(isOpen, onClose);
  return (
    <Base.Root {...leaving}>
      <Base.Portal>
        <Base.Popup
          ref={sheet}
          initialFocus={sheet}
          className="editor-window fixed inset-0 z-50 bg-paper outline-none"
        >
          <div className="editor-header flex items-center justify-between gap-4 border-b border-line bg-surface px-4 py-2.5 sm:px-6">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-0.5">
              <Base.Title className="text-lg whitespace-nowrap">{title}</Base.Title>
              {subtitle}
            </div>
            <Base.Close
              render={
                <IconButton label="Close" className="-mr-2 self-start">
                  <X size={18} />
                </IconButton>
              }
            />
          </div>
          {children}
          <div className="editor-footer border-t border-line bg-surface px-4 py-2.5 sm:px-6">
            {footer}
          </div>
          {/* Everything steps back while a question is asked. */}
          <div className="absolute inset-0 z-20 hidden bg-surface opacity-75 in-data-nested-dialog-open:block" />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type EditFooterProps = {
  form: PostForm;
  isScheduled: boolean;
  onSave: () => void;
  onMarkPosted: () => void;
  onOpenReddit: () => void;
};

export function EditFooter({
  form,
  isScheduled,
  onSave,
  onMarkPosted,
  onOpenReddit,
}: EditFooterProps) {
  const { edit, isChanged, isSaving, failure } = form;
  return (
    <>
      {failure && <SaveFailure error={failure} text={writeOut(edit)} />}
      <div className="flex items-center gap-2 sm:gap-3">
        <Button className="max-sm:px-3 max-sm:text-sm" isBusy={isSaving} onClick={onOpenReddit}>
          <ExternalLink size={16} className="max-sm:hidden" />
          Open on Reddit
        </Button>
        <Button
          // Never disabled: that would throw the keyboard's focus off the button it just pressed.
          tone="secondary"
          className="max-sm:px-3 max-sm:text-sm"
          isBusy={isSaving}
          onClick={onSave}
          aria-keyshortcuts={ariaKeys(SHORTCUTS.editor.rows.save)}
        >
          Save
        </Button>
        {isScheduled && (
          <Button tone="ghost" className="max-sm:px-2 max-sm:text-sm" onClick={onMarkPosted}>
            Mark as Posted
          </Button>
        )}
        {isChanged && !isSaving && (
          <p className="text-sm text-muted max-sm:sr-only">Not saved yet</p>
        )}
        {/* On a phone the cross above does the same. */}
        <span className="ml-auto max-sm:hidden">
          <DialogClose />
        </span>
      </div>
    </>
  );
}

function writeOut({ title, content, editSection }: PostForm["edit"]): string {
  return [title, content, editSection].filter(Boolean).join("\n\n");
}

type SaveFailureProps = {
  error: unknown;
  /** What would be lost, as text. */
  text: string;
};

/** Where trying again is hopeless, the words can at least be taken along. */
function SaveFailure({ error, text }: SaveFailureProps) {
  const { message, isFinal } = describeSaveFailure(error, !navigator.onLine);
  const copy = () => copyAndSay(text, TOASTS.copies.text);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 border-l-2 border-fail pl-3 text-base text-fail">
      <p role="alert">{message}</p>
      {isFinal && (
        <Button tone="secondary" size="sm" onClick={() => void copy()}>
          <Copy size={14} />
          Copy the text
        </Button>
      )}
    </div>
  );
}

export const tabId = (id: string, area: Area) => `${id}-tab-${area}`;
export const panelId = (id: string, area: Area) => `${id}-panel-${area}`;

/** What an area is to assistive technology: one of the tabs, or a part of the page. */
export function describeArea(id: string, area: Area, { tabs, isShown }: Areas) {
  const isTab = tabs.includes(area);
  return {
    id: panelId(id, area),
    hidden: !isShown(area),
    ...(isTab
      ? { role: "tabpanel", "aria-labelledby": tabId(id, area) }
      : { "aria-label": AREAS[area] }),
  };
}

/** One area at a time where they do not fit side by side; nothing where they do. */
export function AreaTabs({ id, areas }: { id: string; areas: Areas }) {
  const { tabs, view, show } = areas;
  if (tabs.length === 0) return null;
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = tabs.at((tabs.indexOf(view) + steps) % tabs.length) ?? view;
    show(next);
    document.getElementById(tabId(id, next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Parts of the editor"
      className="editor-tabs flex border-b border-line bg-surface"
    >
      {tabs.map((area) => (
        <button
          key={area}
          type="button"
          role="tab"
          id={tabId(id, area)}
          aria-selected={area === view}
          aria-controls={panelId(id, area)}
          tabIndex={area === view ? 0 : -1}
          onClick={() => show(area)}
          onKeyDown={step}
          className="h-11 flex-1 cursor-pointer border-b-2 border-transparent text-base font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
        >
          {AREAS[area]}
        </button>
      ))}
    </div>
  );
}

const AREAS = { draft: "Draft", preview: "Preview", check: "Check" } as const;
type Area = keyof typeof AREAS;

/** Where three fit beside each other, and where two. */
const THREE = "(min-width: 80rem)";
const TWO = "(min-width: 56rem)";

/** The areas of the editor: all of them side by side, or one at a time behind tabs. */
export function useAreas() {
  const columns = useSyncExternalStore(watchColumns, countColumns);
  const [chosen, setChosen] = useState<Area>("draft");
  const tabs: readonly Area[] = TABS[columns];
  // With two columns the draft is always there: beside it, what speaks about it.
  const view = columns === 2 && chosen === "draft" ? "check" : chosen;
  const isShown = useCallback((area: Area) => !tabs.includes(area) || area === view, [tabs, view]);
  return { columns, tabs, view, show: setChosen, isShown };
}

export type Areas = ReturnType<typeof useAreas>;

const TABS = {
  1: ["draft", "preview", "check"],
  2: ["preview", "check"],
  3: [],
} as const;

function countColumns(): 1 | 2 | 3 {
  if (matchMedia(THREE).matches) return 3;
  return matchMedia(TWO).matches ? 2 : 1;
}

function watchColumns(notify: () => void): () => void {
  const queries = [THREE, TWO].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", notify);
  return () => {
    for (const query of queries) query.removeEventListener("change", notify);
  };
}

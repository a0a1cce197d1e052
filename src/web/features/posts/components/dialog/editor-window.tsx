import "./editor.css";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useLeaving } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { IconButton } from "#web/components/ui/button.tsx";

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

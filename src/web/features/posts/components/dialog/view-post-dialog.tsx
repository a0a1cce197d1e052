import { ExternalLink, Copy, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import type { Project } from "#contract/project.ts";
import { isOpenFlair } from "#engine/checks/open-flair.ts";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { DetailDialog, DialogClose } from "#web/components/ui/dialogs/detail-dialog.tsx";
import { isPostAddress } from "#web/features/posts/is-post-address.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { OutcomeSection } from "#web/features/posts/components/outcome/outcome-section.tsx";
import { PostSummary } from "./post-summary.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { TaggedLinks } from "#web/features/posts/components/post-now/handover-notes.tsx";
import { leaveForReddit } from "#web/features/posts/handover.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { copyAndSay } from "#web/lib/copy-text.ts";

type ViewPostDialogProps = {
  project: Project;
  post: RoadmapPost;
  isOpen: boolean;
  onClose: () => void;
  onReceipt: () => void;
};

/** A post that was made: what became of it, and its words, which no longer change. */
export function ViewPostDialog({ project, post, isOpen, onClose, onReceipt }: ViewPostDialogProps) {
  const { title, content, editSection, flair, permalink } = post;
  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={onClose}
      subject={post.id}
      title="View Post"
      subtitle={
        <div className="mt-1.5">
          <PostSummary post={post} />
        </div>
      }
      footer={
        <div className="flex flex-wrap items-center gap-3">
          {permalink && isPostAddress(permalink) && (
            <a
              href={permalink}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ tone: "secondary" })}
            >
              <ExternalLink size={16} />
              Open on Reddit
            </a>
          )}
          {!post.isImported && (
            <Button tone="ghost" className="first:-ml-4.5" onClick={onReceipt}>
              <ReceiptText size={16} />
              Receipt
            </Button>
          )}
          <DialogClose />
        </div>
      }
    >
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,10fr)_minmax(0,9fr)]">
        <OutcomeSection project={project} post={post} />
        <dl className="flex max-w-prose min-w-0 flex-col gap-5 border-line max-lg:border-t max-lg:pt-6">
          <Part name="Title">
            <span className="font-serif text-lg">{title}</span>
          </Part>
          <Part name="Content">{content || "No text."}</Part>
          {editSection && (
            <Part name="Edit Section">
              {editSection}
              <CopyEditSection project={project} post={post} />
            </Part>
          )}
          {flair && !isOpenFlair(flair) && <Part name="Flair">{flair}</Part>}
        </dl>
      </div>
    </DetailDialog>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-medium text-muted">{name}</dt>
      <dd dir="auto" className="mt-1 text-md whitespace-pre-wrap wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** It follows once people answer, and carries the link more often than the post itself. */
function CopyEditSection({ project, post }: { project: Project; post: RoadmapPost }) {
  const { editSection, taggedLinks } = leaveForReddit({ ...post, content: "" }, project.url);
  const copy = () => copyAndSay(editSection ?? "", TOASTS.copies.editSection);
  return (
    <div className="mt-3 text-sm whitespace-normal text-soft">
      <Button tone="secondary" size="sm" onClick={() => void copy()}>
        <Copy size={14} />
        Copy the edit section
      </Button>
      {taggedLinks.length > 0 && (
        <div className="mt-2">
          The copied link carries these tags:
          <TaggedLinks links={taggedLinks} />
        </div>
      )}
    </div>
  );
}

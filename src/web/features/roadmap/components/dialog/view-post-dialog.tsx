import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { Project } from "#contract/project.ts";
import { isOpenFlair } from "#engine/checks/open-flair.ts";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { DetailDialog, DialogClose } from "#web/components/ui/detail-dialog.tsx";
import { isPostAddress } from "../../is-post-address.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { OutcomeSection } from "../outcome/outcome-section.tsx";
import { CopyEditSection } from "./copy-edit-section.tsx";
import { PostSummary } from "./post-summary.tsx";

type ViewPostDialogProps = {
  project: Project;
  post: RoadmapPost;
  isOpen: boolean;
  onClose: () => void;
};

/** A post that was made: what became of it, and its words, which no longer change. */
export function ViewPostDialog({ project, post, isOpen, onClose }: ViewPostDialogProps) {
  const { title, content, editSection, flair, permalink } = post;
  return (
    <DetailDialog
      isOpen={isOpen}
      onClose={onClose}
      subject={post.id}
      title="View Post"
      subtitle={<PostSummary post={post} />}
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

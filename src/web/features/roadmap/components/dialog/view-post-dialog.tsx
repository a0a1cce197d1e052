import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { isOpenFlair } from "#engine/checks/open-flair.ts";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { DetailDialog, DialogClose } from "#web/components/ui/detail-dialog.tsx";
import { isPostAddress } from "../../is-post-address.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { PostSummary } from "./post-summary.tsx";

type ViewPostDialogProps = { post: RoadmapPost; isOpen: boolean; onClose: () => void };

/** A post that was made: to be read, no longer to be changed. */
export function ViewPostDialog({ post, isOpen, onClose }: ViewPostDialogProps) {
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
      <dl className="flex max-w-prose flex-col gap-5">
        <Part name="Title">
          <span className="font-serif text-lg">{title}</span>
        </Part>
        <Part name="Content">{content || "No text."}</Part>
        {editSection && <Part name="Edit Section">{editSection}</Part>}
        {flair && !isOpenFlair(flair) && <Part name="Flair">{flair}</Part>}
      </dl>
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

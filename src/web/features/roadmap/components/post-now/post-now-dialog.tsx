import { type FormEvent, useId, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { COMMENT_NOTE } from "../../comment-note.ts";
import { findAddressFault } from "../../is-post-address.ts";
import type { Handover } from "../../open-on-reddit.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { HandoverNotes } from "./handover-notes.tsx";

type PostNowDialogProps = {
  post: RoadmapPost;
  handover: Handover;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** Without an address when that was skipped. */
  onMark: (permalink: string | null) => void;
};

/** Reddit is open in another tab; back here, the post is recorded. */
export function PostNowDialog({
  post,
  handover,
  isOpen,
  isBusy,
  onClose,
  onMark,
}: PostNowDialogProps) {
  const formId = useId();
  const { isComment, community } = handover;
  const thing = isComment ? "comment" : "post";
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong =
      address.trim() === "" ? "Paste the address, or skip this." : findAddressFault(address, post);
    if (wrong) setFault(wrong);
    else onMark(address.trim());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Post it on Reddit"
      description={
        isComment
          ? `${COMMENT_NOTE}: ${community} is open in a new tab. Find the thread that its rules name, paste the comment there, then come back.`
          : `Reddit's page for ${community} is open in a new tab. Post it there, then come back.`
      }
      footer={
        <>
          <Button tone="ghost" className="mr-auto -ml-4" onClick={onClose}>
            Not posted yet
          </Button>
          <Button tone="secondary" isBusy={isBusy} onClick={() => onMark(null)}>
            Skip
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Mark as Posted
          </Button>
        </>
      }
    >
      <HandoverNotes post={post} handover={handover} />
      <form id={formId} noValidate onSubmit={send} className="mt-5">
        <TextField
          label={`Address of your ${thing}`}
          hint={`Paste the address of your ${thing}. You may skip this.`}
          inputMode="url"
          autoComplete="off"
          placeholder="https://www.reddit.com/r/"
          value={address}
          error={fault}
          onChange={({ target }) => {
            setAddress(target.value);
            setFault(null);
          }}
        />
      </form>
    </Dialog>
  );
}

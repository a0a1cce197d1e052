import { Copy, Download, Link2, Unlink } from "lucide-react";
import { useEffect, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { paths } from "#contract/pages/page-paths.ts";
import type { Receipt } from "#contract/posts/receipt.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import { ReceiptCard } from "#web/components/receipt/receipt-card.tsx";
import { wordCountdown } from "#web/components/receipt/word-receipt.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { useKeepPost } from "#web/features/posts/api/use-save-post.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { api } from "#web/lib/api.ts";
import { copyText, saveBlob } from "#web/lib/copy-text.ts";
import { showError } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { drawReceipt } from "./draw-receipt.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

type ReceiptDialogProps = { post: RoadmapPost; isOpen: boolean; onClose: () => void };

/** Right after posting: what was checked, when to look again, and something to show. */
export function ReceiptDialog({ post, isOpen, onClose }: ReceiptDialogProps) {
  const { timezone } = useUser();
  const receipt = toReceipt(post, timezone);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Posted"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ReceiptCard receipt={receipt} />
      {post.check?.next && (
        <Countdown at={new Date(post.check.next.at)} isWatched={post.check.watch !== null} />
      )}
      <PictureButtons receipt={receipt} />
      <SharedLink post={post} />
    </Dialog>
  );
}

function toReceipt(post: RoadmapPost, timezone: string): Receipt {
  const { subreddit, postedAt, createdAt, predictedRisk, receipt } = post;
  return {
    fullName: subreddit.fullName,
    postedOn: readDayClock(new Date(postedAt ?? createdAt), timezone).day,
    riskBefore: receipt?.riskBefore ?? null,
    risk: predictedRisk && { score: predictedRisk.score, level: predictedRisk.level },
    rules: receipt?.rules ?? null,
  };
}

/** It goes by the second, and is not read out by itself. */
function Countdown({ at, isWatched }: { at: Date; isWatched: boolean }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = wordCountdown(at, now);
  return (
    <p className="mt-4 flex items-baseline justify-between gap-4 text-base">
      <span>
        {isWatched ? "Foothold looks again" : "Look again"}
        {left ? " in 15 minutes" : " now"}
      </span>
      {left && (
        <span role="timer" className="font-mono text-lg tabular-nums">
          {left}
        </span>
      )}
    </p>
  );
}

function PictureButtons({ receipt }: { receipt: Receipt }) {
  const draw = async () => {
    const picture = await drawReceipt(receipt);
    if (!picture) throw new Error("This browser draws no pictures.");
    return picture;
  };
  const save = async () => saveBlob("foothold-receipt.png", await draw());
  const copy = async () => {
    // A promise, so that the browser still counts it as an answer to the press.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": draw() })]);
    showToast("success", TOASTS.copies.picture.copied);
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button tone="secondary" size="sm" onClick={attempt(save, TOASTS.pictureNotDrawn)}>
        <Download size={15} />
        Download picture
      </Button>
      <Button tone="secondary" size="sm" onClick={attempt(copy, TOASTS.copies.picture.blocked)}>
        <Copy size={15} />
        Copy picture
      </Button>
    </div>
  );
}

function attempt(run: () => Promise<void>, failure: string): () => void {
  return () => void run().catch(() => showToast("error", failure));
}

const showFailure = (error: unknown) => showError(error, { fallback: TOASTS.notShared });

/** Nobody sees it before the author shares it, and nobody after it was revoked. */
function SharedLink({ post }: { post: RoadmapPost }) {
  const keepPost = useKeepPost();
  const params = { postId: post.id };
  const sharing = useMutation({
    mutationFn: () => api.shareReceipt({ params }),
    onSuccess: async (shared) => {
      keepPost(shared);
      const id = shared.receipt?.sharedAs;
      if (id && (await copyText(addressOf(id)))) showToast("success", TOASTS.copies.link.copied);
    },
    onError: showFailure,
  });
  const revoking = useMutation({
    mutationFn: () => api.revokeReceipt({ params }),
    onSuccess: (revoked) => {
      keepPost(revoked);
      showToast("success", TOASTS.linkRevoked);
    },
    onError: showFailure,
  });
  const id = post.receipt?.sharedAs ?? null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-sm text-muted">The link shows only this card.</p>
      {id !== null && (
        <TextField
          label="Link to this receipt"
          readOnly
          className="mt-3"
          value={addressOf(id)}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="sm"
          isBusy={sharing.isPending}
          onClick={() => sharing.mutate()}
        >
          <Link2 size={15} />
          {id === null ? "Share a link" : "Copy the link"}
        </Button>
        {id !== null && (
          <Button
            tone="ghost"
            size="sm"
            isBusy={revoking.isPending}
            onClick={() => revoking.mutate()}
          >
            <Unlink size={15} />
            Stop sharing
          </Button>
        )}
      </div>
    </div>
  );
}

function addressOf(receiptId: string): string {
  return location.origin + paths.receipt.replace(":receiptId", receiptId);
}

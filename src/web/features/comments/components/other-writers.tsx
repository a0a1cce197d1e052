import { ClipboardCopy, Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { readCommentReply } from "#engine/comments/word-comment-brief.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";

type OtherWritersProps = {
  fullName: string;
  brief: string;
  /** The community bans text made by AI. */
  isAiBanned: boolean;
  hasModel: boolean;
  isBusy: boolean;
  onModel: () => void;
  onReply: (text: string) => void;
};

/** The founder's own assistant, and the model that the server is connected with. */
export function OtherWriters({
  fullName,
  brief,
  isAiBanned,
  hasModel,
  isBusy,
  onModel,
  onReply,
}: OtherWritersProps) {
  const [reply, setReply] = useState("");
  const [faults, setFaults] = useState<string[]>([]);
  if (isAiBanned) {
    return (
      <p className="text-base text-soft">
        {fullName} bans text made by AI. Write this one in your own words.
      </p>
    );
  }
  const copy = async () => {
    if (await copyText(brief)) {
      showToast("success", "The brief is copied. Paste it into your assistant.", { name: "brief" });
    } else showToast("error", "The browser did not copy it.", { name: "brief" });
  };
  const take = () => {
    const { text, missing } = readCommentReply(reply);
    setFaults(missing);
    if (text === "") return;
    onReply(text);
    setReply("");
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="sm" onClick={() => void copy()}>
          <ClipboardCopy size={15} />
          Copy the brief
        </Button>
        {hasModel && (
          <Button tone="secondary" size="sm" isBusy={isBusy} onClick={onModel}>
            {!isBusy && <Sparkles size={15} />}
            Let the connected model write it
          </Button>
        )}
      </div>
      <TextArea
        label="Your assistant's reply"
        hint="We check it and mark what you never said."
        rows={4}
        value={reply}
        error={faults.length > 0 ? faults.join(" ") : null}
        onChange={({ target }) => {
          setReply(target.value);
          setFaults([]);
        }}
      />
      <Button tone="secondary" size="sm" className="self-start" onClick={take}>
        Use this reply
      </Button>
    </div>
  );
}

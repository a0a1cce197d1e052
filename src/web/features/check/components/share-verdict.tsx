import { Link2 } from "lucide-react";
import { useState } from "react";
import { paths } from "#contract/pages/page-paths.ts";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import { showToast } from "#web/lib/toast.ts";
import { type SharedDraft, writeFragment } from "#web/features/check/share/shared-draft.ts";
import { TextField } from "#web/components/ui/field-frame.tsx";

type ShareVerdictProps = { draft: SharedDraft; subredditId: string };

/** A link that shows draft and verdict to somebody else, without our server having either. */
export function ShareVerdict({ draft, subredditId }: ShareVerdictProps) {
  const [toCopy, setToCopy] = useState<string | null>(null);
  const share = async () => {
    const fragment = await writeFragment(draft);
    if (fragment === null) {
      return showToast("error", "This draft is too long for a link", {
        name: "check-shared",
        description: "Shorten it, or send the text itself.",
      });
    }
    const query = new URLSearchParams({ r: subredditId });
    const address = `${location.origin}${paths.check}?${query}${fragment}`;
    const isCopied = await copyText(address);
    setToCopy(isCopied ? null : address);
    if (!isCopied) return;
    showToast("success", "Link copied", {
      name: "check-shared",
      description: "Anyone who opens it can read the draft.",
    });
  };
  return (
    <>
      <Button tone="secondary" onClick={() => void share()}>
        <Link2 size={16} />
        Copy a link to this verdict
      </Button>
      {toCopy !== null && (
        <TextField
          label="Your browser did not allow copying. Select the link and copy it."
          readOnly
          value={toCopy}
          onFocus={(event) => event.target.select()}
          className="basis-full"
        />
      )}
    </>
  );
}

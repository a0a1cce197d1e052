import { type FormEvent, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUpdatePerformance } from "../../api/use-update-performance.ts";
import { findAddressFault } from "../../is-post-address.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";

type PermalinkFormProps = { post: RoadmapPost; noun: string };

export function PermalinkForm({ post, noun }: PermalinkFormProps) {
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const save = useUpdatePerformance(post.id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = findAddressFault(address, post);
    if (wrong) {
      setFault(wrong);
      return;
    }
    save.mutate(
      { permalink: address.trim() },
      { onError: (error) => setFault(errorMessage(error, {}, !navigator.onLine)) },
    );
  };
  return (
    <form noValidate onSubmit={send} className="mt-3 flex flex-wrap items-end gap-2">
      <TextField
        className="min-w-0 flex-1 basis-56"
        label={`Address of your ${noun}`}
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
      <Button type="submit" tone="secondary" isBusy={save.isPending}>
        Save address
      </Button>
    </form>
  );
}

import { Plus } from "lucide-react";
import { type Ref, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { HighlightedTextArea } from "./highlighted-text-area.tsx";
import type { Span } from "./split-text.ts";

type EditSectionProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
  blanks: readonly Span[];
  marks: readonly Span[];
  ref: Ref<HTMLTextAreaElement>;
};

/** Added to the post on Reddit once people have answered; most posts begin without one. */
export function EditSection({ value, onChange, ...rest }: EditSectionProps) {
  const [isAdded, setIsAdded] = useState(false);
  if (value === null && !isAdded) {
    return (
      <Button tone="ghost" size="sm" className="-ml-3 self-start" onClick={() => setIsAdded(true)}>
        <Plus size={15} />
        Add an edit section
      </Button>
    );
  }
  return (
    <HighlightedTextArea
      label="Edit Section"
      hint="Append it to your post on Reddit once the thread is alive. It is not sent with the post."
      value={value ?? ""}
      onChange={(text) => onChange(text === "" ? null : text)}
      areaClass="min-h-20"
      {...rest}
    />
  );
}

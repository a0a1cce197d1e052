import { createKeptText } from "#web/lib/kept/kept.ts";
import { useState } from "react";
import { sayLead } from "#engine/interview/say-lead.ts";
import type { Suggestion, SuggestionSource } from "#engine/interview/suggest-answers.ts";
import { Button } from "#web/components/ui/button.tsx";
import type { Question } from "#engine/interview/interview.ts";

type SuggestedAnswerProps = {
  projectId: string;
  name: string;
  question: Question;
  suggestion: Suggestion;
  onUse: () => void;
  onEdit: () => void;
};

/** What was written elsewhere already; nothing is saved until the founder takes it. */
export function SuggestedAnswer({
  projectId,
  name,
  question,
  suggestion,
  onUse,
  onEdit,
}: SuggestedAnswerProps) {
  // Where storage is forbidden, it is offered again next time.
  const declined = createKeptText(() => localStorage, `declined:${projectId}:${suggestion.id}`);
  const [isDeclined, setDeclined] = useState(() => declined.read() === suggestion.text);
  if (isDeclined) return null;
  const lead = question.form === "completion" ? `${sayLead(question.lead, name)} ` : "";
  const decline = () => {
    declined.keep(suggestion.text);
    setDeclined(true);
  };
  return (
    <figure className="mt-3 rounded-control border border-dashed border-accent-line bg-accent-soft px-4 py-3">
      <figcaption className="font-mono text-xs text-soft">
        {SUGGESTION_SOURCES_IN_WORDS[suggestion.source]}
      </figcaption>
      <blockquote className="mt-1 font-serif text-md wrap-anywhere">
        {lead && <span className="text-muted">{lead}</span>}
        {suggestion.text}
      </blockquote>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onUse}>
          Use it
        </Button>
        <Button size="sm" tone="secondary" onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" tone="ghost" onClick={decline}>
          No
        </Button>
      </div>
    </figure>
  );
}

export const SUGGESTION_SOURCES_IN_WORDS: Record<SuggestionSource, string> = {
  page: "From your page",
  brief: "From your brief",
  description: "From your description",
};

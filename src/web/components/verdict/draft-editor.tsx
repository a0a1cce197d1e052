import "./verdict.css";
import { type Ref, useImperativeHandle, useMemo, useRef } from "react";
import { type Draft, type DraftPlace, MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { BlankFields } from "./blank-fields.tsx";
import { EditSection } from "./edit-section.tsx";
import { FlairField } from "./flair-field.tsx";
import { HighlightedTextArea } from "./highlighted-text-area.tsx";
import { fillIn, type OpenBlank } from "./open-blank.ts";
import { showPlace } from "./show-place.ts";
import { useBlanks } from "./use-blanks.ts";

export type DraftEditorHandle = {
  /** Selects these words and brings them into sight. */
  show: (place: DraftPlace) => void;
};

type DraftEditorProps = {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  /** What an answer would change that stands in the field of a blank and not in the text yet. */
  onAnswering?: (changes: Partial<Draft>) => void;
  highlights: readonly DraftPlace[] | null;
  /** Flairs to choose from, the most frequent first. */
  flairs: readonly string[];
  requiresFlair: boolean;
  faults?: Partial<Record<keyof Draft, string | undefined>>;
  /** A comment in somebody else's thread: its title stays here, and it has no flair. */
  isComment?: boolean;
  /** False where a draft has no life after its first posting. */
  canHaveEditSection?: boolean;
  ref?: Ref<DraftEditorHandle>;
};

const NO_FAULTS = {};

/** Title, content, edit section and flair of a draft, with its blanks to be filled in place. */
export function DraftEditor({
  draft,
  onChange,
  onAnswering,
  highlights,
  flairs,
  requiresFlair,
  faults = NO_FAULTS,
  isComment = false,
  canHaveEditSection = true,
  ref,
}: DraftEditorProps) {
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const editSection = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    show: (place) => showPlace({ title, content, editSection }[place.field].current, place),
  }));
  const blanks = useBlanks(draft);
  const spans = useSpans(blanks, highlights);
  const answer = (blank: OpenBlank, words: string) =>
    onAnswering?.(words.trim() ? fillIn(draft, blank, words) : {});
  return (
    <div className="flex flex-col gap-5">
      <BlankFields
        blanks={blanks}
        onAnswering={answer}
        onFill={(blank, words) => onChange(fillIn(draft, blank, words))}
        onLast={() => content.current?.focus()}
      />
      <HighlightedTextArea
        ref={title}
        label="Title"
        hint={
          isComment
            ? "For your roadmap only: a comment has no title."
            : `${formatCount(draft.title.length)} of ${MAX_TITLE_LENGTH} characters`
        }
        error={faults.title}
        isOneLine
        value={draft.title}
        onChange={(text) => onChange({ title: text })}
        textClass="font-serif text-lg"
        {...spans.title}
      />
      <HighlightedTextArea
        ref={content}
        label="Content"
        error={faults.content}
        value={draft.content}
        onChange={(text) => onChange({ content: text })}
        areaClass="min-h-56"
        textClass="text-md leading-relaxed"
        {...spans.content}
      />
      {canHaveEditSection && (
        <EditSection
          ref={editSection}
          value={draft.editSection}
          error={faults.editSection}
          onChange={(text) => onChange({ editSection: text })}
          {...spans.editSection}
        />
      )}
      {!isComment && (
        <FlairField
          value={draft.flair}
          flairs={flairs}
          isRequired={requiresFlair}
          error={faults.flair}
          onChange={(flair) => onChange({ flair })}
        />
      )}
    </div>
  );
}

/** What lights up in each field; the same objects as long as nothing else does. */
function useSpans(blanks: readonly OpenBlank[], highlights: readonly DraftPlace[] | null) {
  return useMemo(() => {
    const within = (field: DraftPlace["field"]) => ({
      blanks: blanks.filter((blank) => blank.field === field),
      marks: highlights?.filter((place) => place.field === field) ?? [],
    });
    return {
      title: within("title"),
      content: within("content"),
      editSection: within("editSection"),
    };
  }, [blanks, highlights]);
}

import "./verdict.css";
import {
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from "react";
import { type Draft, type DraftPlace, MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { BlankFields, FlairField } from "./draft-fields.tsx";
import { findNextUnderlined, listUnderlined, type Spot, type Cost } from "./costs.ts";
import { HighlightedTextArea, findUnderlinedFrom } from "./highlighted-text-area.tsx";
import { fillIn, type OpenBlank } from "./open-blank.ts";
import { startTracking, trackBlanks } from "./track-blanks.ts";
import { Plus } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { formatCount } from "#engine/text/format.ts";

export type DraftEditorHandle = {
  /** Selects these words and brings them into sight. */
  show: (place: DraftPlace) => void;
  /** Asks about the underlined words at a spot, or about the next ones; the focus stays where it is. */
  ask: (spot: Spot) => void;
};

/** Underlined words that somebody asks about. */
export type AskedWords = Spot & {
  words: HTMLElement;
  /** The field they are in. */
  input: HTMLTextAreaElement;
  isByKeyboard: boolean;
};

type DraftEditorProps = {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  /** What an answer would change that stands in the field of a blank and not in the text yet. */
  onAnswering?: (changes: Partial<Draft>) => void;
  highlights: readonly DraftPlace[] | null;
  /** Words that nobody said: underlined until they are gone. */
  doubts?: readonly DraftPlace[];
  /** Words that cost something: underlined as long as they do. */
  costs?: readonly Cost[];
  /** Underlined words were clicked, or asked about by key. */
  onAsk?: ((asked: AskedWords) => void) | undefined;
  /** Flairs to choose from, the most frequent first. */
  flairs: readonly string[];
  requiresFlair: boolean;
  faults?: Partial<Record<keyof Draft, string | undefined>>;
  /** A comment in somebody else's thread: its title stays here, and it has no flair. */
  isComment?: boolean;
  /** False where a draft has no life after its first posting. */
  canHaveEditSection?: boolean;
  /** Something better than a field of one line for a blank; null where there is nothing. */
  askAbout?: (blank: OpenBlank, onFill: (words: string) => void) => ReactNode;
  /** Other titles, for instance. */
  underTitle?: ReactNode;
  ref?: Ref<DraftEditorHandle>;
};

const NO_FAULTS = {};
const NONE: readonly never[] = [];

/** Title, content, edit section and flair of a draft, with its blanks to be filled in place. */
export function DraftEditor({
  draft,
  onChange,
  onAnswering,
  highlights,
  doubts = NONE,
  costs = NONE,
  onAsk,
  flairs,
  requiresFlair,
  faults = NO_FAULTS,
  isComment = false,
  canHaveEditSection = true,
  askAbout,
  underTitle,
  ref,
}: DraftEditorProps) {
  const { title, content, editSection, asking } = useFieldsToAsk(ref, { costs, doubts, onAsk });
  const blanks = useBlanks(draft);
  const spans = useSpans(blanks, highlights, doubts, costs);
  const answer = (blank: OpenBlank, words: string) =>
    onAnswering?.(words.trim() ? fillIn(draft, blank, words) : {});
  return (
    <div className="flex flex-col gap-5">
      <BlankFields
        blanks={blanks}
        onAnswering={answer}
        onFill={(blank, words) => onChange(fillIn(draft, blank, words))}
        onLast={() => content.current?.focus()}
        askAbout={askAbout}
      />
      <HighlightedTextArea
        ref={title}
        label="Title"
        hint={
          isComment
            ? "For your roadmap only."
            : `${formatCount(draft.title.length)} of ${MAX_TITLE_LENGTH} characters`
        }
        error={faults.title}
        isOneLine
        value={draft.title}
        onChange={(text) => onChange({ title: text })}
        textClass="font-serif text-lg"
        {...spans.title}
        {...asking("title")}
      />
      {underTitle}
      <HighlightedTextArea
        ref={content}
        label="Content"
        error={faults.content}
        value={draft.content}
        onChange={(text) => onChange({ content: text })}
        areaClass="min-h-56"
        textClass="text-md leading-relaxed"
        {...spans.content}
        {...asking("content")}
      />
      {canHaveEditSection && (
        <EditSection
          ref={editSection}
          value={draft.editSection}
          error={faults.editSection}
          onChange={(text) => onChange({ editSection: text })}
          {...spans.editSection}
          {...asking("editSection")}
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

type AskedFields = Required<Pick<DraftEditorProps, "costs" | "doubts">> &
  Pick<DraftEditorProps, "onAsk">;

/** The three fields as words are shown in them and asked about. */
function useFieldsToAsk(
  ref: Ref<DraftEditorHandle> | undefined,
  { costs, doubts, onAsk }: AskedFields,
) {
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const editSection = useRef<HTMLTextAreaElement>(null);
  const fieldOf = (place: DraftPlace) => ({ title, content, editSection })[place.field].current;
  const ask = (spot: Spot, isFocused: boolean) => {
    const place = findNextUnderlined(listUnderlined(costs, doubts), spot);
    const input = place && fieldOf(place);
    const words = input && findUnderlinedFrom(input, place.start);
    if (!words) return;
    if (isFocused) input.focus();
    input.setSelectionRange(place.start, place.end);
    words.scrollIntoView({ block: "nearest" });
    onAsk?.({ field: place.field, offset: place.start, input, words, isByKeyboard: true });
  };
  useImperativeHandle(ref, () => ({
    show: (place) => showPlace(fieldOf(place), place),
    ask: (spot) => ask(spot, false),
  }));
  const asking = (field: DraftPlace["field"]) =>
    onAsk && {
      onCost: (offset: number, words: HTMLElement, input: HTMLTextAreaElement) =>
        onAsk({ field, offset, words, input, isByKeyboard: false }),
      onAskCost: (caret: number) => ask({ field, offset: caret }, true),
    };
  return { title, content, editSection, asking };
}

/** What lights up in each field; the same objects as long as nothing else does. */
function useSpans(
  blanks: readonly OpenBlank[],
  highlights: readonly DraftPlace[] | null,
  doubts: readonly DraftPlace[],
  costs: readonly Cost[],
) {
  return useMemo(() => {
    const within = (field: DraftPlace["field"]) => ({
      costs: costs.filter((cost) => cost.field === field),
      blanks: blanks.filter((blank) => blank.field === field),
      marks: highlights?.filter((place) => place.field === field) ?? [],
      doubts: doubts.filter((place) => place.field === field),
    });
    return {
      title: within("title"),
      content: within("content"),
      editSection: within("editSection"),
    };
  }, [blanks, highlights, doubts, costs]);
}

/** Puts the selection on these words; the browser scrolls to a selection that is made in a focused field. */
function showPlace(field: HTMLTextAreaElement | null, { start, end }: DraftPlace): void {
  if (!field) return;
  field.focus();
  field.setSelectionRange(start, end);
}

/** The open blanks of a draft, each with a key that it keeps while the draft changes. */
function useBlanks(draft: Draft): readonly OpenBlank[] {
  const [tracked, setTracked] = useState(() => startTracking(draft));
  if (tracked.draft === draft) return tracked.blanks;
  const next = trackBlanks(tracked, draft);
  setTracked(next);
  return next.blanks;
}

type EditSectionProps = Pick<
  ComponentProps<typeof HighlightedTextArea>,
  "blanks" | "marks" | "doubts" | "costs" | "onCost" | "onAskCost"
> & {
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
  ref: Ref<HTMLTextAreaElement>;
};

/** Added to the post on Reddit once people have answered; most posts begin without one. */
function EditSection({ value, onChange, ...rest }: EditSectionProps) {
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
      value={value ?? ""}
      onChange={(text) => onChange(text === "" ? null : text)}
      areaClass="min-h-20"
      {...rest}
    />
  );
}

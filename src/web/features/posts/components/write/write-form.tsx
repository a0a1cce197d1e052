import { type ReactNode, useId } from "react";
import { NOTES, type PostType } from "#engine/drafts/draft.ts";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import {
  POST_TYPE_NAMES,
  type PostChoice,
  TONE_NAMES,
  type Writer,
  type WriterId,
} from "#web/features/posts/writing/post-choice.ts";
import { classNames } from "#web/lib/class-names.ts";
import { TextArea } from "#web/components/ui/field-frame.tsx";

type WriterChoiceProps = {
  writers: readonly Writer[];
  chosen: WriterId;
  onChoose: (id: WriterId) => void;
};

export function WriterChoice({ writers, chosen, onChoose }: WriterChoiceProps) {
  const name = useId();
  return (
    <Options legend="Who writes it" isOfThree={writers.length === 3}>
      {writers.map((writer) => (
        <ChoiceOption
          key={writer.id}
          name={name}
          value={writer.id}
          label={writer.name}
          hint={writer.hint ?? undefined}
          isChosen={writer.id === chosen}
          onChoose={() => onChoose(writer.id)}
        />
      ))}
    </Options>
  );
}

type PostWishesProps = {
  choice: PostChoice;
  onChange: (changes: Partial<PostChoice>) => void;
  /** What can be written for the community now. */
  postTypes: readonly PostType[];
  /** Whether the writer follows notes. */
  takesNotes: boolean;
};

/** What kind of post and in which tone; both have a good default. */
export function PostWishes({ choice, onChange, postTypes, takesNotes }: PostWishesProps) {
  const name = useId();
  return (
    <>
      <Options legend="Type of post">
        <ChoiceOption
          name={`${name}-type`}
          value="usual"
          label="What fits best"
          isChosen={choice.postType === null}
          onChoose={() => onChange({ postType: null })}
        />
        {postTypes.map((postType) => (
          <ChoiceOption
            key={postType}
            name={`${name}-type`}
            value={postType}
            label={POST_TYPE_NAMES[postType]}
            isChosen={choice.postType === postType}
            onChoose={() => onChange({ postType })}
          />
        ))}
      </Options>
      <div>
        <p aria-hidden="true" className="mb-2 text-sm font-medium">
          Tone
        </p>
        <div className="flex max-w-full overflow-x-auto">
          <SegmentedChoice
            legend="Tone"
            name={`${name}-tone`}
            options={TONE_NAMES}
            chosen={choice.tone}
            onChange={(tone) => onChange({ tone })}
          />
        </div>
      </div>
      {takesNotes && (
        <TextArea
          label="Notes for this post"
          maxLength={NOTES.longest}
          value={choice.notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      )}
    </>
  );
}

type OptionsProps = { legend: string; isOfThree?: boolean; children: ReactNode };

function Options({ legend, isOfThree = false, children }: OptionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className={classNames("grid gap-2", isOfThree ? "sm:grid-cols-3" : "sm:grid-cols-2")}>
        {children}
      </div>
    </fieldset>
  );
}

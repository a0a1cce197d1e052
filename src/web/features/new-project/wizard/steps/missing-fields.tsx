import { type KeyboardEvent, type ReactNode, useState } from "react";
import { AUDIENCES, PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { COMPLETE_FIRST } from "#engine/projects/project-fields.ts";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";
import { OptionGrid } from "#web/components/wizard/option-grid.tsx";
import { findMissing, type MissingField } from "#web/features/new-project/api/use-field-help.ts";
import { pickAudience, pickCategory } from "#web/features/new-project/wizard/follow-pick.ts";
import { findFaults } from "#web/features/new-project/wizard/project-draft.ts";
import type { StepProps } from "#web/features/new-project/wizard/use-wizard-calls.ts";
import { joinWords } from "#engine/text/format.ts";

/**
 * What recommendations still need, asked where they are made: nobody has to go back. A field that was
 * asked for stays while it is filled in.
 */
export function MissingFields({ draft, store, calls }: StepProps) {
  const [asked] = useState(() => findMissing(draft));
  const missing = findMissing(draft);
  if (asked.length === 0) return null;
  const isRefused = missing.some((field) => calls.recommendations.missing.includes(field));
  const faults = findFaults(draft);
  const followEnter = (event: KeyboardEvent) => {
    // With a community chosen, Enter creates as everywhere on this step.
    if (event.key !== "Enter" || event.shiftKey || draft.selectedSubreddits.length > 0) return;
    event.preventDefault();
    calls.recommendations.run();
  };
  const controls: Record<MissingField, ReactNode> = {
    name: (
      <TextField
        label="Project Name"
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => store.update({ name: target.value })}
        onKeyDown={followEnter}
        error={calls.creation.hasTried || draft.name.trim() !== "" ? faults.name : null}
      />
    ),
    description: (
      <TextArea
        label="Project Description"
        value={draft.description}
        onChange={({ target }) => store.update({ description: target.value })}
        // What it says may answer the other questions.
        onBlur={calls.detectMissing}
        error={faults.description}
      />
    ),
    category: (
      <Choice title="Category">
        <OptionGrid
          label="Category"
          kind="one"
          hasKeys={false}
          options={PROJECT_CATEGORIES}
          chosen={draft.category ? [draft.category] : []}
          onPick={(category) => pickCategory(store, category)}
          className={GRID}
        />
      </Choice>
    ),
    "target audience": (
      <Choice title="Target audience">
        <OptionGrid
          label="Target audience"
          kind="many"
          hasKeys={false}
          options={AUDIENCES}
          chosen={draft.targetAudience}
          onPick={(audience) => pickAudience(store, audience)}
          className={GRID}
        />
      </Choice>
    ),
  };
  return (
    <section
      aria-label="Still missing"
      className="flex flex-col gap-5 rounded-card border border-line border-l-2 border-l-warn bg-surface p-5"
    >
      <div aria-live="polite">
        <h3 className="text-lg">
          {missing.length > 0 ? `Still missing: ${joinWords(missing)}` : "Nothing is missing now"}
        </h3>
        {isRefused && (
          <p role="alert" className="mt-1 text-sm text-fail">
            {COMPLETE_FIRST}
          </p>
        )}
      </div>
      {asked.map((field) => (
        <div key={field} data-missing={missing.includes(field)}>
          {controls[field]}
        </div>
      ))}
    </section>
  );
}

/** Denser than on a step of its own: the recommendations come below. */
const GRID = "sm:grid-cols-2 lg:grid-cols-3";

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-sm font-medium">
        {title}
      </p>
      {children}
    </div>
  );
}

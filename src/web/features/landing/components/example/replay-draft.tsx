import { SCRIPT, type ScriptPart } from "../../replay/script-text.ts";
import { EXAMPLE_NAME } from "../../replay/example-name.ts";
import { atStep } from "./at-step.ts";

/** A manuscript with its corrections: what was struck out stays legible, nothing moves. */
export function ReplayDraft() {
  const { title, paragraphs, flair } = SCRIPT;
  return (
    <div className="flex flex-col p-6 sm:p-8">
      <p className="flex flex-wrap items-center justify-between gap-2 font-mono text-sm text-muted">
        {EXAMPLE_NAME}
        <ins
          style={atStep(flair.step)}
          className="replay-add rounded-mark border border-accent-line px-1.5 text-xs leading-5 text-accent no-underline"
        >
          {flair.add}
        </ins>
      </p>
      <p className="mt-3 font-serif text-xl font-medium tracking-tight">
        <Parts parts={title} />
      </p>
      {paragraphs.map((parts) => (
        <p key={JSON.stringify(parts)} className="mt-4 text-md leading-[1.7] text-soft">
          <Parts parts={parts} />
        </p>
      ))}
    </div>
  );
}

function Parts({ parts }: { parts: readonly ScriptPart[] }) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    return "cut" in part ? (
      <del key={part.cut} style={atStep(part.step)} className="replay-cut wrap-anywhere">
        {part.cut}
      </del>
    ) : (
      <ins key={part.add} style={atStep(part.step)} className="replay-add">
        {part.add}
      </ins>
    );
  });
}

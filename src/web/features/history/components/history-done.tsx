import type { BroughtHistory } from "#contract/history.ts";
import type { Project } from "#contract/project.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { projectPage } from "#web/lib/project-pages.ts";
import { useUndoImport } from "#web/features/history/api/use-imports.ts";
import { wordCounts } from "#web/features/history/choice.ts";
import { joinWords } from "#engine/text/format.ts";

type HistoryDoneProps = {
  project: Project;
  importId: string;
  brought: BroughtHistory;
  onMore: () => void;
};

/** What came, what was there already, and what was left out and why. */
export function HistoryDone({ project, importId, brought, onMore }: HistoryDoneProps) {
  const undo = useUndoImport(onMore);
  const { posts, comments } = brought.brought;
  const hasCome = posts + comments > 0;
  const known = brought.known.posts + brought.known.comments;
  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <output className="block font-serif text-2xl font-medium text-balance">
        {hasCome ? `${capitalise(wordCounts(brought.brought))} came in` : "Nothing new came in"}
      </output>
      <div className="mt-2 flex max-w-prose flex-col gap-2 text-base text-soft">
        {posts > 0 && <p>Your results count {posts === 1 ? "it" : "them"} from now on.</p>}
        {known > 0 && (
          <p>
            {capitalise(wordCounts(brought.known))} {known === 1 ? "was" : "were"} there already and{" "}
            {known === 1 ? "was" : "were"} not brought twice.
          </p>
        )}
        {brought.leftOut.length > 0 && (
          <p>
            {joinWords(
              brought.leftOut.map((each) => `r/${each.subredditId} (${wordCounts(each)})`),
            )}{" "}
            {brought.leftOut.length === 1 ? "is" : "are"} not in our catalogue, so what you wrote
            there was left out.
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={projectPage(project.id, "results")}>See the results</ButtonLink>
        {hasCome && (
          <Button tone="secondary" isBusy={undo.isPending} onClick={() => undo.mutate(importId)}>
            Undo
          </Button>
        )}
        <Button tone="ghost" onClick={onMore}>
          Bring more
        </Button>
      </div>
    </section>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { ComparedSubreddit, Competitor, Competitors } from "#contract/competitor.ts";
import type { Project } from "#contract/project.ts";
import { Tabs } from "#web/components/ui/tabs.tsx";
import { useAddCommunity } from "../api/use-add-community.ts";
import { ComparedList } from "./compared-list.tsx";

type ComparisonProps = {
  project: Project;
  items: readonly Competitor[];
  comparison: NonNullable<Competitors["comparison"]>;
};

/** Who a community fits. The same matcher and the same exclusions as for recommendations. */
export function Comparison({ project, items, comparison }: ComparisonProps) {
  const { add, addingId } = useAddCommunity(project.id);
  const list = (communities: readonly ComparedSubreddit[], empty: string) =>
    communities.length > 0 ? (
      <ComparedList
        communities={communities}
        nameOf={(id) => items.find((item) => item.id === id)?.name ?? ""}
        addingId={addingId}
        onAdd={add}
      />
    ) : (
      <p className="text-base text-soft">{empty}</p>
    );
  return (
    <div className="min-w-0">
      <Tabs
        label="Communities by whom they fit"
        tabs={[
          {
            id: "onlyThem",
            label: "Fit them, not yet you",
            count: comparison.onlyThem.length,
            content: list(comparison.onlyThem, "Every community that fits them fits you as well."),
          },
          {
            id: "both",
            label: "Fit both",
            count: comparison.both.length,
            content: list(comparison.both, "No community fits both of you."),
          },
          {
            id: "onlyYou",
            label: "Only you",
            count: comparison.onlyYou.length,
            content: list(comparison.onlyYou, "Every community that fits you fits one of them."),
          },
        ]}
      />
      <p className="mt-4 max-w-prose text-sm text-muted">
        Estimates from descriptions: the 25 best matches of each, with 5,000 members or more, and
        what you chose yourself. It says where a product fits, not where they have posted.
      </p>
    </div>
  );
}

import { Trash2 } from "lucide-react";
import { useRef } from "react";
import type { Contributions } from "#contract/contribution.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { IconButton } from "#web/components/ui/icon-button.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";
import { useDeleteContribution } from "../../api/use-delete-contribution.ts";

export function ContributionList({ items, total }: Contributions) {
  const { timezone } = useUser();
  const remove = useDeleteContribution();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className="mt-6 outline-none">
      {items.length === 0 ? (
        <p className="border-t border-line pt-4 text-base text-soft">Nothing is logged here yet.</p>
      ) : (
        <ul aria-label="Logged" className="divide-y divide-line border-t border-line">
          {items.map((each) => {
            const when = formatMoment(each.at, timezone);
            return (
              <li key={each.id} className="flex items-center gap-3 py-1">
                <p className="min-w-0 flex-1 text-base">
                  {each.kind === "comment" ? "Comment" : "Post"}
                  {each.isPromotional && ", promotional"}
                  <span className="block text-sm text-muted">
                    {when}
                    {each.permalink && (
                      <>
                        {" · "}
                        <a
                          href={each.permalink}
                          target="_blank"
                          rel="noopener noreferrer"
                          className="underline underline-offset-2"
                        >
                          On Reddit
                        </a>
                      </>
                    )}
                  </span>
                </p>
                <IconButton
                  label={`Delete the ${each.kind} of ${when}`}
                  onClick={() => {
                    // The row goes, and the keyboard must not start at the top again.
                    list.current?.focus({ preventScroll: true });
                    remove.mutate(each);
                  }}
                >
                  <Trash2 size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {total > items.length && (
        <p className="mt-3 text-sm text-muted">
          The newest {items.length} of {formatCount(total)}. All of them are in your export.
        </p>
      )}
    </div>
  );
}

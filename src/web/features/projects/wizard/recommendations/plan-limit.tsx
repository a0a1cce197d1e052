import { Link } from "react-router";
import { paths } from "#contract/page-paths.ts";
import type { FoundList } from "../project-draft.ts";

/** Quiet, and only once there is a list that could have been longer. */
export function PlanLimit({ found }: { found: FoundList | null }) {
  if (!found || found.planLimit === null) return null;
  return (
    <p className="text-sm text-muted">
      Your plan shows {found.planLimit} recommendations per project. Communities that you add by
      name don't count.{" "}
      <Link to={paths.billing} className="font-medium text-accent underline underline-offset-2">
        See the plans
      </Link>
    </p>
  );
}

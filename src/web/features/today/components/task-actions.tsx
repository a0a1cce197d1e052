import { ExternalLink } from "lucide-react";
import type { Task } from "#contract/today.ts";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { classNames } from "#web/lib/class-names.ts";
import { findTaskPage } from "../find-task-page.ts";
import { LogOne } from "./log-one.tsx";

/** What leads to the task being done. */
export function TaskActions({ task, isOnProject }: { task: Task; isOnProject: boolean }) {
  const page = findTaskPage(task, isOnProject);
  return (
    <div
      className={classNames(
        "flex min-w-0 flex-wrap items-center gap-2 max-sm:my-0.5",
        task.kind === "comments" ? "my-0.5" : "-my-1",
      )}
    >
      {task.links.map(({ label, url }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ tone: "secondary", size: "sm", className: "max-w-full" })}
        >
          <ExternalLink size={14} aria-hidden="true" />
          <span className="truncate">{label}</span>
        </a>
      ))}
      {task.kind === "comments" && <LogOne task={task} />}
      {page && <PageLink {...page} />}
    </div>
  );
}

function PageLink({ to, label }: { to: string; label: string }) {
  // Within the page the browser itself scrolls, and moves the focus, also the second time.
  return to.startsWith("#") ? (
    <a href={to} className={buttonClass({ tone: "secondary", size: "sm" })}>
      {label}
    </a>
  ) : (
    <ButtonLink to={to} tone="secondary" size="sm">
      {label}
    </ButtonLink>
  );
}

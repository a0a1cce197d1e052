import { MAIN_ID } from "#web/components/layout/skip-link.tsx";

export const PROJECTS_HEADING_ID = "your-projects";

export function menuButtonId(projectId: string): string {
  return `project-menu-${projectId}`;
}

/** The projects beside this one, the next first: where the keyboard goes on when this one goes. */
export function neighboursOf(projects: readonly { id: string }[], projectId: string): string[] {
  const place = projects.findIndex(({ id }) => id === projectId);
  if (place < 0) return [];
  return [projects[place + 1], projects[place - 1]].flatMap((project) => project?.id ?? []);
}

/** The menu of the first of these projects that is on the page; else the heading, else the page. */
export function findFocusPlace(projectIds: readonly string[]): HTMLElement | null {
  const ids = [...projectIds.map(menuButtonId), PROJECTS_HEADING_ID, MAIN_ID];
  for (const id of ids) {
    const element = document.getElementById(id);
    if (element) return element;
  }
  return null;
}

import { paths } from "#contract/pages/page-paths.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { linkToSearch, type SearchParts } from "#web/components/subreddits/search-params.ts";
import type { Theme } from "#web/lib/theme.ts";
import { formatCompact } from "#engine/text/format.ts";

export const PALETTE_GROUPS = [
  "This project",
  "Projects",
  "Posts",
  "Communities",
  "Saved searches",
  "Actions",
  "Settings",
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** What the app does when it is chosen, where it does not go somewhere. */
export type PaletteAct = "shortcuts" | "sign-out" | `theme-${Theme}`;

export type PaletteEntry = {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Beside the label, in small print. */
  detail?: string;
  /** Other words that find it. */
  words?: string;
  leads: { to: string } | { act: PaletteAct };
};

type NamedProject = Pick<ProjectSummary, "id" | "name" | "status">;
type NamedPost = Pick<GeneratedPost, "id" | "title" | "status"> & { projectId: string };
type NamedSearch = SearchParts & { id: string; name: string };
type NamedCommunity = { id: string; fullName: string; members: number };

const VIEWS = [
  { label: "Plan", view: "", words: "roadmap posts calendar today" },
  { label: "Communities", view: "/communities", words: "subreddits" },
  { label: "Comments", view: "/comments", words: "help first threads" },
  { label: "Results", view: "/results", words: "votes figures outcome" },
  { label: "Competitors", view: "/competitors", words: "rivals" },
  { label: "Facts", view: "/facts", words: "interview answers description" },
] as const;

export function addressOfProject(projectId: string, rest = ""): string {
  return paths.project.replace(":projectId", projectId) + rest;
}

type PaletteData = {
  /** The one whose page is open. */
  currentProjectId: string | null;
  projects: readonly NamedProject[];
  posts: readonly NamedPost[];
  communities: readonly NamedCommunity[];
  searches: readonly NamedSearch[];
};

/** All that can be chosen, in the order it is shown in while nothing is typed. */
export function listEntries({
  currentProjectId,
  projects,
  posts,
  communities,
  searches,
}: PaletteData): PaletteEntry[] {
  const nameOf = new Map(projects.map(({ id, name }) => [id, name]));
  return [
    ...projects.flatMap(({ id, name }) =>
      VIEWS.map((view): PaletteEntry => {
        const isHere = id === currentProjectId;
        return {
          id: `view:${id}:${view.label}`,
          group: isHere ? "This project" : "Projects",
          label: isHere ? view.label : `${name}: ${view.label}`,
          words: `${name} ${view.words}`,
          leads: { to: addressOfProject(id, view.view) },
        };
      }),
    ),
    ...projects.map(({ id, name, status }): PaletteEntry => ({
      id: `project:${id}`,
      group: "Projects",
      label: name,
      ...(status !== "active" && { detail: status }),
      words: "project",
      leads: { to: addressOfProject(id) },
    })),
    ...posts.map(({ id, title, projectId, status }): PaletteEntry => ({
      id: `post:${id}`,
      group: "Posts",
      label: title.trim() || "Post without a title",
      detail: [nameOf.get(projectId), status].filter(Boolean).join(" · "),
      words: "post draft",
      leads: { to: addressOfProject(projectId, `?post=${id}`) },
    })),
    ...communities.map(({ id, fullName, members }): PaletteEntry => ({
      id: `community:${id}`,
      group: "Communities",
      label: fullName,
      detail: `${formatCompact(members)} members`,
      words: "community subreddit",
      leads: { to: `${paths.subreddits}?open=${encodeURIComponent(id)}` },
    })),
    ...searches.map((search): PaletteEntry => ({
      id: `search:${search.id}`,
      group: "Saved searches",
      label: search.name,
      words: `search subreddits ${search.q}`,
      leads: { to: linkToSearch(search) },
    })),
    ...FIXED,
  ];
}

type Fixed = [label: string, leads: PaletteEntry["leads"], words?: string];

const ACTIONS: Fixed[] = [
  ["Go to the dashboard", { to: paths.dashboard }, "home today projects"],
  ["New project", { to: paths.newProject }, "create add"],
  ["Check a draft", { to: paths.check }, "verdict rules ban risk"],
  ["Browse communities", { to: paths.subreddits }, "subreddits search find"],
  ["Favorite communities", { to: `${paths.subreddits}?tab=favorites` }, "subreddits stars"],
  ["Recommended communities", { to: `${paths.subreddits}?tab=recommended` }, "subreddits"],
  ["Use the light theme", { act: "theme-light" }, "appearance mode day"],
  ["Use the dark theme", { act: "theme-dark" }, "appearance mode night"],
  ["Use your device's theme", { act: "theme-system" }, "appearance mode system auto"],
  ["Keyboard shortcuts", { act: "shortcuts" }, "keys"],
  ["Help", { to: paths.help }, "questions support how"],
  ["What's new", { to: paths.whatsNew }, "changes release version"],
  ["Sign out", { act: "sign-out" }, "log out leave"],
];

const SETTINGS: Fixed[] = [
  ["Settings", { to: paths.settings }, "account profile name time zone reddit"],
  ["Billing", { to: paths.billing }, "plan upgrade premium cancel invoice price"],
  ["Karma", { to: paths.karma }, "reddit"],
  ["Reminders", { to: `${paths.notifications}#reminders` }, "mail e-mail notifications"],
  ["Calendar", { to: `${paths.notifications}#calendar` }, "feed ics"],
  ["Webhooks", { to: paths.webhooks }, "slack discord notifications"],
  ["Connect an assistant", { to: paths.assistants }, "claude cursor mcp"],
  ["Access tokens", { to: `${paths.assistants}#tokens` }, "api script"],
  ["Signed-in devices", { to: paths.sessions }, "sessions security"],
  ["Connections", { to: paths.connections }, "mail model stripe"],
  ["Export my data", { to: paths.yourData }, "download json csv"],
  ["Delete my account", { to: `${paths.yourData}#delete` }, "remove erase"],
];

const FIXED: PaletteEntry[] = [
  ...ACTIONS.map((action) => toEntry("Actions", action)),
  ...SETTINGS.map((setting) => toEntry("Settings", setting)),
];

function toEntry(group: PaletteGroup, [label, leads, words = ""]: Fixed): PaletteEntry {
  return { id: `${group}:${label}`, group, label, words, leads };
}

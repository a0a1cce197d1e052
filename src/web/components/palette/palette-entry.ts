import { paths } from "#contract/pages/page-paths.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { linkToSearch, type SearchParts } from "#web/components/subreddits/search-params.ts";
import type { Theme } from "#web/lib/theme.ts";
import { type MemberFigure, wordMembersShort } from "#engine/subreddits/word-members.ts";

const PALETTE_GROUPS = [
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
  /** It was found by more than its letters, and comes in the order it was found in. */
  isFound?: true;
  leads: { to: string } | { act: PaletteAct };
};

type NamedProject = Pick<ProjectSummary, "id" | "name" | "status">;
type NamedPost = Pick<GeneratedPost, "id" | "title" | "status"> & { projectId: string };
type NamedSearch = SearchParts & { id: string; name: string };
type NamedCommunity = MemberFigure & { id: string; fullName: string };

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
    ...communities.map(({ id, fullName, ...figure }): PaletteEntry => ({
      id: `community:${id}`,
      group: "Communities",
      label: fullName,
      detail: wordMembersShort(figure),
      isFound: true,
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

/** A community that was named and that is not in the catalogue; it can be added where Reddit can be asked. */
export type UnknownName = { name: string; canAdd: boolean };

/** What one can do all the same, before what is called alike. */
export function addWaysOn(groups: readonly RankedGroup[], unknown: UnknownName): RankedGroup[] {
  const others = groups.filter(({ group }) => group !== "Communities");
  const alike = groups.find(({ group }) => group === "Communities")?.entries ?? [];
  return [{ group: "Communities", entries: [...listWaysOn(unknown), ...alike] }, ...others];
}

function listWaysOn({ name, canAdd }: UnknownName): PaletteEntry[] {
  const paste: PaletteEntry = {
    id: "unknown:paste",
    group: "Communities",
    label: "Paste its rules",
    detail: `r/${name}`,
    leads: { to: `${paths.check}?r=${encodeURIComponent(name)}` },
  };
  const add: PaletteEntry = {
    ...paste,
    id: "unknown:add",
    label: "Add it anyway",
    leads: { to: `${paths.subreddits}?q=${encodeURIComponent(`r/${name}`)}` },
  };
  return canAdd ? [paste, add] : [paste];
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
  ["Radar", { to: paths.radarSettings }, "feed key conversations reddit"],
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

export type RankedGroup = { group: PaletteGroup; entries: PaletteEntry[] };

/** With nothing typed: what one most likely wants next, and no list of everything. */
const AT_REST: Record<PaletteGroup, number> = {
  "This project": 6,
  Projects: 6,
  Posts: 0,
  Communities: 0,
  "Saved searches": 0,
  Actions: 6,
  Settings: 0,
};

const MOST_OF_GROUP = 6;

/** What fits what is typed, best first within its group, and the group with the best one first. */
export function rankEntries(entries: readonly PaletteEntry[], typed: string): RankedGroup[] {
  const wanted = splitWords(typed);
  if (wanted.length === 0) return restingGroups(entries);
  const scored = entries
    .map((entry) => ({ entry, score: scoreEntry(entry, wanted) || (entry.isFound ? LEAST : 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.label.length - b.entry.label.length);
  const groups = new Map<PaletteGroup, PaletteEntry[]>();
  for (const { entry } of scored) {
    const group = groups.get(entry.group) ?? [];
    groups.set(entry.group, group);
    if (group.length < MOST_OF_GROUP) group.push(entry);
  }
  const found = entries.filter(({ isFound }) => isFound).slice(0, MOST_OF_GROUP);
  if (found.length > 0) groups.set("Communities", found);
  return [...groups].map(([group, chosen]) => ({ group, entries: chosen }));
}

/** What was found by its meaning has none of the letters, and comes behind what has them. */
const LEAST = 0.5;

function restingGroups(entries: readonly PaletteEntry[]): RankedGroup[] {
  return PALETTE_GROUPS.map((group) => ({
    group,
    entries: entries
      .filter((entry) => entry.group === group && !isViewOfAnother(entry))
      .slice(0, AT_REST[group]),
  })).filter((one) => one.entries.length > 0);
}

/** A project stands for its views until more is typed. */
function isViewOfAnother({ id, group }: PaletteEntry): boolean {
  return group === "Projects" && id.startsWith("view:");
}

/** 0 unless every word finds something; what the label says counts more than other words. */
function scoreEntry({ label, words = "", group }: PaletteEntry, wanted: readonly string[]): number {
  const labelWords = splitWords(label);
  const others = splitWords(`${words} ${group}`);
  let sum = 0;
  for (const word of wanted) {
    const best = Math.max(
      ...labelWords.map((one) => 2 * scoreWord(one, word)),
      ...others.map((one) => scoreWord(one, word)),
    );
    if (best <= 0) return 0;
    sum += best;
  }
  return sum + (labelWords[0]?.startsWith(wanted[0] ?? "") ? 1 : 0);
}

function scoreWord(word: string, wanted: string): number {
  if (word === wanted) return 4;
  if (word.startsWith(wanted)) return 3;
  if (wanted.length > 1 && word.includes(wanted)) return 2;
  return wanted.length > 2 && word[0] === wanted[0] && hasInOrder(word, wanted) ? 1 : 0;
}

/** "prjct" in "project" */
function hasInOrder(word: string, letters: string): boolean {
  let place = 0;
  for (const letter of word) if (letter === letters[place]) place += 1;
  return place === letters.length;
}

/** "r/SideProject" is found by "sideproject", and "Café" by "cafe". */
function splitWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== "" && word !== "r");
}

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

type ModuleInfo = { importedIds: string[]; code: string | null };
type ModuleLookup = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Left out when imports are followed: the index of the package imports every icon. */
const ICONS = /node_modules\/lucide-react\//;
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\//;

/**
 * A few files that pages share, instead of dozens: they compress better together, which is what keeps
 * the signed-out pages within their script budget, and each file is a request. Dialogs and menus bring
 * a large library along that those pages do not use, so what leads to it stays out of the shell.
 */
const sharedChunks = [
  { name: "framework", test: /node_modules\/(react|react-dom|scheduler)\// },
  // The front page does without it.
  { name: "router", test: /node_modules\/react-router\// },
  {
    name: "basics",
    test: new RegExp(
      [
        "src/web/lib/(class-names|theme|hooks/use-near-viewport)",
        "src/web/components/ui/(button-class|spinner|verdict-badge)",
        // What every dynamic import goes through.
        "vite/preload-helper",
        "node_modules/lucide-react/dist/esm/(createLucideIcon|Icon|defaultAttributes|shared)",
      ].join("|"),
    ),
  },
  // Only signed-in pages have shortcuts, and the shell is every page's.
  { name: "shortcuts", test: /src\/web\/components\/shortcuts\/(?!shortcuts-)/ },
  // Pages that judge no draft have no use for its weights.
  { name: "promotion", test: /src\/engine\/drafts\/(score-promotion|promotion-weights)/ },
  // With all that only they need: it must not come with the router that other parts of the page use.
  { name: "islands", test: /landing\/islands\/island\.tsx$/ },
  // What the front page shares with others in a dozen files of a few hundred bytes each.
  {
    name: "signed-out",
    test: new RegExp(
      [
        "web/components/brand/",
        "web/components/layout/(site-header|message-page)",
        "web/config/page-meta",
        "web/features/auth/toasts",
        "web/lib/session/sent-link",
        "web/lib/hooks/use-fragment",
        "web/lib/kept/(kept|asked-access)\\.",
        "engine/billing/(plans|currencies|feature-names)",
        "engine/text/format\\.",
      ]
        .map((path) => `src/${path}`)
        .join("|"),
    ),
  },
  // What a sign-in takes along from the front page.
  {
    name: "start",
    test: /src\/(web\/lib\/(session\/start-state|hooks\/use-first-focus)|contract\/pages\/start-link|engine\/projects\/start)\./,
  },
  {
    name: (id: string, lookup: ModuleLookup) => (reachesOverlays(id, lookup) ? null : "shell"),
    test: /src\/(web|contract|engine)\/.*\.tsx?$/,
    minShareCount: 18,
  },
  { name: "icons", test: ICON, minShareCount: 2 },
  // What every signed-in page has.
  {
    name: (id: string, lookup: ModuleLookup) =>
      isFor(["routes/signed-in"], id, lookup) && !isFor(SIGNED_OUT, id, lookup) ? "frame" : null,
  },
  // A few files of a few hundred bytes that many pages have.
  {
    name: (id: string, lookup: ModuleLookup) =>
      CLOCK.test(id) && !isFor(SIGNED_OUT, id, lookup) ? "clock" : null,
  },
  // Two files of a few words each.
  {
    name: "words",
    test: /src\/engine\/(rules\/rule-row|posts\/pending-cap)\./,
  },
  // Hooks, small parts and the like, which several signed-in pages have: shared by two they would weigh on all the others.
  {
    name: (id: string, lookup: ModuleLookup) =>
      isCrumb(id, lookup) && !isFor(SIGNED_OUT, id, lookup) ? "crumbs" : null,
    minShareCount: 3,
  },
];

/** What visitors load, /check aside, which shows signed-in people the frame of all other pages. */
const SIGNED_OUT = [
  "root",
  "routes/landing",
  "routes/entrance",
  "routes/sign-in",
  "routes/magic-link",
  "routes/privacy",
  "routes/terms",
  "routes/help",
  "routes/whats-new",
  "routes/to-sign-in",
  "routes/not-found",
];
const CLOCK =
  /src\/(engine\/(clock\/zone-offset|timing\/(list-local-hours|local-days))|web\/lib\/hooks\/use-utc-offset)\./;
const TABLE = /-rows\.ts$|\/rows\//;
/** Characters of code, before it is minified. */
const MOST_OF_CRUMB = 1500;

const importsOf = new Map<string, Set<string>>();

/** Whether one of these files imports the module, at first or second hand. */
function isFor(files: string[], id: string, lookup: ModuleLookup): boolean {
  return files.some((file) => {
    const known = importsOf.get(file) ?? followImports(findFile(file, lookup), lookup);
    importsOf.set(file, known);
    return known.has(id);
  });
}

function findFile(file: string, lookup: ModuleLookup): string {
  const id = `${import.meta.dirname}/src/web/${file}.tsx`;
  if (!lookup.getModuleInfo(id)) throw new Error(`The build has no ${file}: see SIGNED_OUT.`);
  return id;
}

function followImports(first: string, lookup: ModuleLookup): Set<string> {
  const found = new Set([first]);
  // A set goes on with what is added on the way.
  for (const id of found) {
    for (const next of lookup.getModuleInfo(id)?.importedIds ?? []) {
      if (!ICONS.test(next)) found.add(next);
    }
  }
  return found;
}

/** Small, with all that it would bring along; tables of words go where they are read. */
function isCrumb(id: string, lookup: ModuleLookup): boolean {
  if (TABLE.test(id)) return false;
  const isSmall = (each: string) =>
    (lookup.getModuleInfo(each)?.code?.length ?? 0) <= MOST_OF_CRUMB;
  return [...followImports(id, lookup)].every(
    (each) => isFor(["routes/signed-in", ...SIGNED_OUT], each, lookup) || isSmall(each),
  );
}

function reachesOverlays(id: string, lookup: ModuleLookup, seen = new Set<string>()): boolean {
  if (id.includes("/node_modules/")) return id.includes("/@base-ui/");
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = lookup.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((next) => reachesOverlays(next, lookup, seen));
}

/** Each virtual module with the script that works it out, and what is in it. */
const BUILD_FACTS: Record<string, () => Promise<Record<string, unknown>>> = {
  "virtual:landing-facts": async () => {
    const { computeLandingFacts } = (await importScript(
      "scripts/landing-facts.ts",
    )) as typeof import("./scripts/landing-facts.ts");
    return computeLandingFacts();
  },
  "virtual:releases": async () => {
    const { readReleases } = (await importScript(
      "scripts/whats-new/read-releases.ts",
    )) as typeof import("./scripts/whats-new/read-releases.ts");
    return { releases: readReleases(readFileSync(`${import.meta.dirname}/CHANGELOG.md`, "utf8")) };
  },
};

/** By Node itself, not bundled with this file: facts come from the engine and the catalogue. */
function importScript(path: string): Promise<unknown> {
  return import(new URL(path, pathToFileURL(`${import.meta.dirname}/`)).href);
}

const buildFacts: Plugin = {
  name: "build-facts",
  resolveId: (id) => (id in BUILD_FACTS ? `\0${id}` : null),
  load: async (id) => {
    const read = id.startsWith("\0") ? BUILD_FACTS[id.slice(1)] : undefined;
    if (!read) return null;
    return Object.entries(await read())
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};

/** The front page starts from here instead of from the app: an entry beside the router's own. */
const islands: Plugin = {
  name: "islands",
  apply: "build",
  buildStart() {
    if (this.environment.name !== "client") return;
    const id = `${import.meta.dirname}/src/web/features/landing/islands/wake-islands.tsx`;
    this.emitFile({ type: "chunk", id, name: "wake-islands" });
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), buildFacts, islands],
  server: {
    port: 5173,
    proxy: {
      "/api": "http://127.0.0.1:3000",
      "/mcp": "http://127.0.0.1:3000",
      "/oauth": "http://127.0.0.1:3000",
      "/.well-known": "http://127.0.0.1:3000",
      "/mailbox": "http://127.0.0.1:3000",
      "/test-payments": "http://127.0.0.1:3000",
    },
  },
  build: {
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    target: "es2023",
    // Parts that are fetched later fetch their own imports. Lists of file names for each of them would
    // weigh more than that saves; their styles have to be there first.
    modulePreload: {
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith(".css")),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedChunks } },
          // The index of the icons imports each of them: 3,718 files were read instead of 1,643.
          experimental: { lazyBarrel: true },
        },
      },
    },
  },
});

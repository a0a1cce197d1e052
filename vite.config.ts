import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

type ModuleLookup = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/**
 * Two files that every page shares, instead of two dozen: they compress better together, which is
 * what keeps the signed-out pages within their script budget. Dialogs and menus bring a large
 * library along that those pages do not use, so what leads to it stays out of the shell.
 */
const sharedChunks = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Only signed-in pages have shortcuts, and the shell is every page's.
  { name: "shortcuts", test: /src\/web\/components\/shortcuts\/(?!shortcuts-)/ },
  // What the front page shares with others in a dozen files of a few hundred bytes each.
  {
    name: "signed-out",
    test: new RegExp(
      [
        "web/components/brand/",
        "web/components/layout/(site-header|support-link|message-page)",
        "web/components/ui/(verdict-badge|risk-look)",
        "web/config/prices",
        "web/lib/(theme|use-near-viewport)",
        "engine/billing/(plans|currencies|feature-names)",
        "engine/text/format-(count|fact-date)",
      ]
        .map((path) => `src/${path}`)
        .join("|"),
    ),
  },
  {
    name: (id: string, lookup: ModuleLookup) => (reachesOverlays(id, lookup) ? null : "shell"),
    test: /src\/(web|contract|engine)\/.*\.tsx?$/,
    minShareCount: 9,
  },
];

function reachesOverlays(id: string, lookup: ModuleLookup, seen = new Set<string>()): boolean {
  if (id.includes("/node_modules/")) return id.includes("/@base-ui/");
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = lookup.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((next) => reachesOverlays(next, lookup, seen));
}

/** Read by Node itself, not bundled with this file: the facts come from the engine and the catalogue. */
const landingFacts: Plugin = {
  name: "landing-facts",
  resolveId: (id) => (id === "virtual:landing-facts" ? `\0${id}` : null),
  load: async (id) => {
    if (id !== "\0virtual:landing-facts") return null;
    const source = new URL("scripts/landing-facts.ts", pathToFileURL(`${import.meta.dirname}/`))
      .href;
    const { computeLandingFacts } = (await import(
      source
    )) as typeof import("./scripts/landing-facts.ts");
    const facts = Object.entries(await computeLandingFacts());
    return facts
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), landingFacts],
  server: {
    port: 5173,
    proxy: {
      "/api": "http://127.0.0.1:3000",
      "/mailbox": "http://127.0.0.1:3000",
      "/test-payments": "http://127.0.0.1:3000",
    },
  },
  build: { assetsInlineLimit: 0, target: "es2023" },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
  },
});

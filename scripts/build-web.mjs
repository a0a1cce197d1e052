import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { deferStart } from "./defer-start.mjs";
import { hashSources, prepareNode, root, runQuietly, step } from "./toolchain.mjs";
import { writeWhole } from "./write-whole.mjs";

const SOURCES = [
  "src/web",
  "src/contract",
  "src/engine",
  "src/catalogue/data/catalogue.ndjson.br",
  "scripts/landing-facts.ts",
  "scripts/whats-new/read-releases.ts",
  "CHANGELOG.md",
  "scripts/defer-start.mjs",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];
const web = join(root, "dist", "web");
const STAMP = ".built-from";

/** From these very sources. */
export function isWebBuilt(wanted = hashSources(SOURCES)) {
  const stamp = join(web, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

/** Builds the web app unless it was built already. */
export async function buildWeb(node) {
  const wanted = hashSources(SOURCES);
  if (isWebBuilt(wanted)) return;
  // A build that fails or is killed leaves the app that is served as it was.
  await step("Build", "the web app", () =>
    writeWhole(web, async (folder) => {
      const cli = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
      const env = { ...process.env, NODE_ENV: "production", WEB_BUILD_FOLDER: folder };
      await runQuietly(node, [cli, "build"], { env });
      const client = join(folder, "client");
      deferStart(client);
      await compressAll(client);
      writeFileSync(join(folder, STAMP), wanted);
    }),
  );
}

/** The server sends these as they are, so that no request waits for compression. */
async function compressAll(client) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(js|css|html|svg|json|txt|xml|webmanifest)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  for (const file of files) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await brotli(content));
    writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildWeb(await prepareNode({ isForTests: false }));
}

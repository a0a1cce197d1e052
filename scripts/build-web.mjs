import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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

/** Builds the web app unless it was built already, with all that it is sent as. */
export async function buildWeb(node) {
  await bundleWeb(node);
  const files = listUncompressed();
  if (files.length > 0) await step("Compress", "its files", () => compress(files));
}

/** What a server can serve: it sends files as they are until they are compressed. */
export async function bundleWeb(node) {
  const wanted = hashSources(SOURCES);
  if (isWebBuilt(wanted)) return;
  // A build that fails or is killed leaves the app that is served as it was.
  await step("Build", "the web app", () =>
    writeWhole(web, async (folder) => {
      const cli = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
      const env = { ...process.env, NODE_ENV: "production", WEB_BUILD_FOLDER: folder };
      await runQuietly(node, [cli, "build"], { env });
      deferStart(join(folder, "client"));
      writeFileSync(join(folder, STAMP), wanted);
    }),
  );
}

/** What a start has left for later, or one before it that was ended. */
export async function compressWeb() {
  await compress(listUncompressed());
}

/** Pages are missing here: the server fills them in, and compresses them itself. */
function listUncompressed() {
  return readdirSync(join(web, "client"), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
}

/** The server sends these as they are, so that no request waits for compression. */
async function compress(files) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  for (const file of files) {
    const content = readFileSync(file);
    writeBeside(`${file}.gz`, await gzip(content, { level: 9 }));
    writeBeside(`${file}.br`, await brotli(content));
  }
}

/** Whole or not at all: a server may be looking for it. */
function writeBeside(file, content) {
  const fresh = `${file}-fresh.br`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildWeb(await prepareNode({ isForTests: false }));
}

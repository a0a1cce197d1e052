// Records the clips and pictures of the front page from the running product.
import { ensureBrowser } from "./browser.mjs";
import { buildWeb } from "./build-web.mjs";
import { commandPath, installFromDebian } from "./debian.mjs";
import { ensureInstalled, fail, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
const node = findNode();
await buildWeb(node);
if (!commandPath("ffmpeg")) await installFromDebian("Video", "ffmpeg");
if (!commandPath("ffmpeg")) fail("Recording needs ffmpeg, and none was found. Please install it.");
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
process.exitCode = await runLoudly(
  node,
  ["scripts/media/record-all.ts", ...process.argv.slice(2)],
  {
    env,
  },
);

// Records the clips and pictures of the front page from the running product.
import { ensureBrowser } from "./browser.mjs";
import { buildWeb } from "./build-web.mjs";
import { commandPath, installFromDebian } from "./debian.mjs";
import { fail, prepareNode, runLoudly } from "./toolchain.mjs";

// First of all: whoever lacks it need not wait for the rest.
if (!commandPath("ffmpeg")) await installFromDebian("Video", "ffmpeg");
if (!commandPath("ffmpeg"))
  fail(
    "npm run tool -- media needs ffmpeg to record, and none was found. Please install it " +
      "(Debian and Ubuntu: sudo apt-get install ffmpeg; macOS: brew install ffmpeg).",
  );
const node = await prepareNode();
await buildWeb(node);
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
const args = ["scripts/media/record-all.ts", ...process.argv.slice(2)];
process.exitCode = await runLoudly(node, args, { env });

import { ensureBrowser } from "./browser.mjs";
import { buildWeb } from "./build-web.mjs";
import { ensureInstalled, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
const node = findNode();
await buildWeb(node);
const env = { ...process.env, CHROME_PATH: await ensureBrowser() };
process.exitCode = await runLoudly(node, ["bench/lighthouse.ts"], { env });

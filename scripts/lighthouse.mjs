import { ensureBrowser } from "./browser.mjs";
import { buildWeb } from "./build-web.mjs";
import { prepareNode, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
await buildWeb(node);
const env = { ...process.env, CHROME_PATH: await ensureBrowser() };
process.exitCode = await runLoudly(node, ["bench/lighthouse.ts"], { env });

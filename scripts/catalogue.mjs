import { ensureInstalled, envFile, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
const args = [...envFile(), "src/server/catalogue-command.ts", ...process.argv.slice(2)];
process.exitCode = await runLoudly(findNode(), args);

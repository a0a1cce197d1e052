import { ensureInstalled, envFile, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
process.exitCode = await runLoudly(findNode(), [...envFile(), "src/server/demo-command.ts"]);

// One of the operator's commands, by name: src/server/NAME-command.ts.
import { ensureInstalled, envFile, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
const [name, ...args] = process.argv.slice(2);
const command = [...envFile(), `src/server/${name}-command.ts`, ...args];
process.exitCode = await runLoudly(findNode(), command);

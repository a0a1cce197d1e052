// One of the operator's commands, by name: src/server/NAME-command.ts.
import { envFile, prepareNode, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
const [name, ...args] = process.argv.slice(2);
const command = [...envFile(), `src/server/${name}-command.ts`, ...args];
process.exitCode = await runLoudly(node, command);

// Everything beside the daily commands, by its name: npm run tool -- NAME. Without a name, the list of them.
import { envFile, prepareNode, runLoudly } from "./toolchain.mjs";

/** Run by the brought Node, with the settings of .env: src/server/commands/NAME.ts. */
const COMMANDS = {
  admin: "list users, grant a plan, close sign-up, delete a user",
  backup: "save the whole database to one file",
  catalogue: "import a dump of your own, and the rules that users pasted",
  "check-settings": "try mail, Stripe, the model and Reddit, and say what works",
  demo: "fill the demo account",
  mcp: "answer an assistant on this machine, over standard input",
  "move-to-postgres": "copy the embedded database to PostgreSQL",
  restore: "bring a backup back",
  "send-test-mail": "send one mail to an address",
};

/** For people who work on Foothold. */
const SCRIPTS = {
  explain: ["explain.mjs", "how PostgreSQL goes about every query among a million posts"],
  fuzz: ["fuzz.mjs", "many requests of all kinds, other ones each time"],
  licences: ["list-licences.ts", "list what the app ships, with its licences"],
  lighthouse: ["lighthouse.mjs", "measure the public pages"],
  media: ["media.mjs", "record the clips of the front page (needs ffmpeg)"],
  migration: ["add-migration.mjs", "write a migration for what changed in the schema: --name WHAT"],
  "rehearse-image": ["rehearse-image.mjs", "build the image and use it as an operator would"],
  "rehearse-install": [
    "rehearse-install.mjs",
    "start a fresh clone with the Node and npm people have",
  ],
  "rehearse-servers": ["rehearse-servers.mjs", "let one of two servers die, in real time"],
  release: ["release.ts", "number a version and date its changes"],
  sentences: ["list-sentences.ts", "list every sentence that a user can read, with its place"],
  versions: ["report-versions.mjs", "which dependencies have newer versions"],
};

const [name = "", ...args] = process.argv.slice(2);
if (Object.hasOwn(COMMANDS, name)) {
  const node = await prepareNode();
  const command = [...envFile(), `src/server/commands/${name}.ts`, ...args];
  process.exitCode = await runLoudly(node, command);
} else if (Object.hasOwn(SCRIPTS, name)) {
  const [file] = SCRIPTS[name];
  const node = file.endsWith(".ts") ? await prepareNode() : process.execPath;
  process.exitCode = await runLoudly(node, [`scripts/${file}`, ...args]);
} else {
  if (name) console.error(`There is no tool named '${name}'.\n`);
  console.error("Usage: npm run tool -- NAME …\n");
  const scripts = Object.entries(SCRIPTS).map(([script, [, does]]) => [script, does]);
  printTable("For operators", Object.entries(COMMANDS));
  printTable("For people who work on Foothold", scripts);
  process.exitCode = 1;
}

function printTable(title, rows) {
  const lines = rows.map(([row, does]) => `  ${row.padEnd(18)}${does}`);
  console.error([title, ...lines, ""].join("\n"));
}

// Everything beside the daily commands, by its name: npm run tool -- NAME. Without a name, the list of them.
import { findNearestName } from "./nearest-name.mjs";
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

/** For people who work on Foothold: what each takes behind its name, in words and as all of it has to look. */
const SCRIPTS = {
  "empty-cluster": {
    file: "make-empty-cluster.ts",
    does: "make anew what an embedded database begins with, after a newer PGlite",
  },
  explain: {
    file: "explain.mjs",
    takes: "[--quick] [--sample FILE]",
    fits: /^(--quick)?( ?--sample[ =]\S+)?$/,
    does: "how PostgreSQL goes about every query among a million posts",
  },
  fuzz: {
    file: "fuzz.mjs",
    takes: "[REQUESTS] [SEED]",
    fits: /^(\d+( \d+)?)?$/,
    does: "many requests of all kinds, other ones each time",
  },
  licences: {
    file: "list-licences.ts",
    takes: "[--check]",
    fits: /^(--check)?$/,
    does: "list what the app ships, with its licences",
  },
  lighthouse: { file: "lighthouse.mjs", does: "measure the public pages" },
  media: {
    file: "media.mjs",
    takes: "[CLIP …]",
    fits: /^[\w -]*$/,
    does: "record the clips of the front page (needs ffmpeg)",
  },
  migration: {
    file: "add-migration.mjs",
    takes: "--name WHAT-CHANGES [--custom]",
    fits: /^--name[ =][\w-]+( --custom)?$/,
    does: "write a migration for what changed in the schema",
  },
  "rehearse-image": {
    file: "rehearse-image.mjs",
    does: "build the image and use it as an operator would",
  },
  "rehearse-install": {
    file: "rehearse-install.mjs",
    takes: "[NODE …] [--start | --full | --installed]",
    fits: /^([\d. ]|--(start|full|installed))*$/,
    does: "start a fresh clone with the Node and npm people have",
  },
  "rehearse-servers": {
    file: "rehearse-servers.mjs",
    does: "let one of two servers die, in real time",
  },
  release: {
    file: "release.ts",
    takes: "[VERSION]",
    fits: /^(\d+\.\d+\.\d+)?$/,
    does: "number a version and date its changes",
  },
  sentences: {
    file: "list-sentences.ts",
    takes: "[FILE] [--since VERSION]",
    fits: /^([^\s-]\S*)?( ?--since[ =]\S+)?$/,
    does: "list every sentence that a user can read, with its place, or only those that are new since a version",
  },
  versions: { file: "report-versions.mjs", does: "which dependencies have newer versions" },
};
const NOTHING = /^$/;

const [name = "", ...args] = process.argv.slice(2);
const isHelpWanted = args.some((arg) => arg === "--help" || arg === "-h");
if (Object.hasOwn(COMMANDS, name)) {
  const node = await prepareNode({ isForTests: false });
  const command = [...envFile(), `src/server/commands/${name}.ts`, ...args];
  process.exitCode = await runLoudly(node, command);
} else if (Object.hasOwn(SCRIPTS, name)) {
  const { file, takes = "", fits = NOTHING, does } = SCRIPTS[name];
  const usage = `Usage: npm run tool -- ${`${name} ${takes}`.trim()}\n\n${capitalise(does)}.`;
  const given = args.join(" ");
  if (isHelpWanted) console.log(usage);
  else if (!fits.test(given)) {
    const fault = given ? `${name} can't do with '${given}'.` : `${name} needs to know more.`;
    console.error(`${fault}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    const node = file.endsWith(".ts") ? await prepareNode() : process.execPath;
    process.exitCode = await runLoudly(node, [`scripts/${file}`, ...args]);
  }
} else if (["", "help", "--help", "-h"].includes(name)) {
  console.log("Usage: npm run tool -- NAME …\n");
  const scripts = Object.entries(SCRIPTS).map(([script, { does }]) => [script, does]);
  printTable("For operators", Object.entries(COMMANDS));
  printTable("For people who work on Foothold", scripts);
  console.log("npm run tool -- NAME --help says what a tool takes.");
} else {
  const nearest = findNearestName(name, [...Object.keys(COMMANDS), ...Object.keys(SCRIPTS)]);
  const hint = nearest ? ` Did you mean '${nearest}'?` : "";
  console.error(`There is no tool named '${name}'.${hint} npm run tool lists all of them.`);
  process.exitCode = 2;
}

function capitalise(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function printTable(title, rows) {
  const lines = rows.map(([row, does]) => `  ${row.padEnd(18)}${does}`);
  console.log([title, ...lines, ""].join("\n"));
}

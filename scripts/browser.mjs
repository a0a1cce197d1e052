import { existsSync } from "node:fs";
import { commandPath, installFromDebian } from "./debian.mjs";
import { fail } from "./toolchain.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/** Without windows of its own, which take half of the browser's time in a test. */
const HEADLESS = "chromium-headless-shell";
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium: an existing one, or Debian's where we may install it. */
export async function ensureBrowser() {
  const found = findBrowser(NAMES);
  if (found) return found;
  await installFromDebian("Browser", "chromium");
  return findBrowser(NAMES) ?? refuse();
}

let installing;

/** The browser of tests is fetched while something else computes; whether it is there is asked when it is needed. */
export function beginTestBrowser() {
  return (installing ??= findBrowser([HEADLESS]) ? null : installFromDebian("Browser", HEADLESS));
}

/** The same for tests, which nobody watches: a whole Chromium only where the one without windows can't be had. */
export async function ensureTestBrowser() {
  await beginTestBrowser();
  return findBrowser([HEADLESS]) ?? ensureBrowser();
}

function findBrowser(names) {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return names.map(commandPath).find(Boolean) ?? (existsSync(MAC) ? MAC : null);
}

function refuse() {
  fail(
    "The browser tests need Chromium or Chrome, and none was found. Please install one " +
      "(Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.",
  );
}

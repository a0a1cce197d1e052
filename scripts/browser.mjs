import { existsSync } from "node:fs";
import { commandPath, installFromDebian } from "./debian.mjs";
import { fail } from "./toolchain.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** A Chromium for the browser tests: an existing one, or Debian's where we may install it. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  await installFromDebian("Browser", "chromium");
  return (
    findBrowser() ??
    fail(
      "The browser tests need Chromium or Chrome, and none was found. Please install one " +
        "(Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.",
    )
  );
}

function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return NAMES.map(commandPath).find(Boolean) ?? (existsSync(MAC) ? MAC : null);
}

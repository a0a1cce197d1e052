import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How many subscribers the database of the browser tests has: enough to repeat every test ten times. */
export const PREMIUM_USERS = 1500;

export function premiumAddress(number: number | "%"): string {
  return `premium-${number}@example.com`;
}

/** The first that no test of this run has taken, in whichever worker. `outputDir` is empty when a run begins. */
export function takePremiumAddress(outputDir: string): string {
  const folder = join(outputDir, "premium-users");
  mkdirSync(folder, { recursive: true });
  for (let number = 0; number < PREMIUM_USERS; number += 1) {
    if (claim(join(folder, String(number)))) return premiumAddress(number);
  }
  throw new Error(`All ${PREMIUM_USERS} subscribers are taken.`);
}

/** Only one process can make a file that is not there yet. */
function claim(path: string): boolean {
  try {
    writeFileSync(path, "", { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

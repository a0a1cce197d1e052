import { eq, like } from "drizzle-orm";
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { argv, env, execArgv, execPath } from "node:process";
import { prepareDataFolder } from "../../src/server/start/data-folder.ts";
import { openEmbedded } from "../../src/server/db/open-embedded.ts";
import { rateLimits, subscriptions, users } from "../../src/server/db/schema.ts";
import { writeSampleFile } from "../../src/server/testing/sample-catalogue-file.ts";
import { DEMO_EMAIL } from "../../src/server/services/demo/demo-user.ts";
import { PREMIUM_USERS, premiumAddress } from "./premium-users.ts";

// Run with the server's data folder before the server starts: gives the tests their subscribers,
// anew each time, so that nothing is left of the run before. With --demo also the demo account, and
// with CATALOGUE_FILE the communities that the file names: the sample, where there is no file yet.
const [, , dataDir, ...options] = argv;
if (!dataDir) throw new Error("Say which data folder to prepare.");
prepareDataFolder(dataDir);
const catalogueFile = env["CATALOGUE_FILE"];
if (catalogueFile && !existsSync(catalogueFile)) {
  const sample = await writeSampleFile();
  copyFileSync(sample.path, catalogueFile);
  sample.remove();
}
const { db, close } = await openEmbedded(dataDir);
const now = new Date();
await db.delete(rateLimits);
await db.delete(users).where(like(users.email, premiumAddress("%")));
const subscribers = await db
  .insert(users)
  .values(
    Array.from({ length: PREMIUM_USERS }, (_, number) => ({
      email: premiumAddress(number),
      emailVerifiedAt: now,
      createdAt: now,
    })),
  )
  .returning({ userId: users.id });
await db.insert(subscriptions).values(
  subscribers.map(({ userId }) => ({
    userId,
    mode: "stand-in" as const,
    planCode: "PREMIUM_LIFETIME" as const,
    status: "ACTIVE" as const,
    createdAt: now,
    updatedAt: now,
  })),
);
const demo = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_EMAIL));
await close();

// Made once: it is only looked at.
if (options.includes("--demo") && demo.length === 0) {
  const { status } = spawnSync(execPath, [...execArgv, "src/server/commands/demo.ts"], {
    stdio: "inherit",
    env: { ...env, DATA_DIR: dataDir },
  });
  if (status !== 0) throw new Error("The demo account could not be created.");
}

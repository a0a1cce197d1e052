import { like } from "drizzle-orm";
import { argv } from "node:process";
import { prepareDataFolder } from "../../src/server/data-folder.ts";
import { openEmbedded } from "../../src/server/db/open-embedded.ts";
import { rateLimits, subscriptions, users } from "../../src/server/db/schema.ts";
import { PREMIUM_USERS, premiumAddress } from "./premium-users.ts";

// Run with the server's data folder before the server starts: gives the tests their subscribers,
// anew each time, so that nothing is left of the run before.
const [, , dataDir] = argv;
if (!dataDir) throw new Error("Say which data folder to prepare.");
prepareDataFolder(dataDir);
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
await close();

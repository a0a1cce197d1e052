import { routes } from "#contract/endpoints/routes.ts";
import { BUSY_EMAIL } from "../seed/scale.ts";
import { tourAccounts, tourDeletion } from "./accounts.ts";
import { tourBilling } from "./billing.ts";
import { tourCommands } from "./commands.ts";
import type { House } from "./house.ts";
import { tourJobs } from "./jobs.ts";
import { tourPosts } from "./posts.ts";
import { tourProjects } from "./projects.ts";
import { tourSubreddits } from "./subreddits.ts";

/** Every call, job and command at least once, as a user with more than anybody else has. */
export async function tour(house: House, catalogueFile: string | null): Promise<void> {
  // One sign-in for most of it: an address gets five links an hour.
  const owner = await house.signIn(BUSY_EMAIL);
  const { client } = owner;
  await tourAccounts(house, owner);
  await tourProjects(house, client);
  await tourSubreddits(house, client);
  await tourPosts(house, client);
  await tourBilling(house);
  await tourCommands(house, catalogueFile);
  await tourJobs(house);
  await tourDeletion(house);
}

/** Calls that the tour left out. */
export function listUncalled({ called }: House): string[] {
  const all = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
  return all.filter((call) => !called.has(call));
}

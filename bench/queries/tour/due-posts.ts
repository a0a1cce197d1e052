import { sql } from "drizzle-orm";
import { insertPost, type NewPost } from "#server/db/posts/posts-repository.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { makeCustomer } from "#engine/billing/testing/make-customer.ts";
import { BUSY_EMAIL, DIGEST_EMAIL } from "../seed/scale.ts";
import type { House } from "./house.ts";
import { readRows } from "#server/db/database.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Something for each job to do, whenever the tour is made. */
export async function makeThingsDue(house: House): Promise<void> {
  await addPosts(house, BUSY_EMAIL, [
    { status: "scheduled", scheduledFor: from(MINUTE) },
    { status: "posted", postedAt: from(-18 * MINUTE) },
  ]);
  const { client } = await house.signIn(DIGEST_EMAIL);
  await client.updateCurrentUser({ body: { reminders: "daily-digest", timezone: findMorning() } });
  await addPosts(house, DIGEST_EMAIL, [
    { status: "scheduled", scheduledFor: from(2 * HOUR) },
    { status: "posted", postedAt: from(-20 * HOUR) },
  ]);
  // Those of whom a report was not taken in.
  const customers = await readRows<{ id: string }>(
    house.deps.database.db,
    sql`select customer_id as id from billing_events where applied_at is null`,
  );
  for (const { id } of customers) house.payments.customers.set(id, makeCustomer());
}

const from = (ms: number) => new Date(Date.now() + ms);

/** Where it is between eight and nine. */
function findMorning(): string {
  const ahead = 8 - new Date().getUTCHours();
  const hours = ahead < -12 ? ahead + 24 : ahead;
  return `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

async function addPosts(house: House, email: string, posts: Partial<NewPost>[]): Promise<void> {
  const { db } = house.deps.database;
  const [project] = await readRows<{ id: ProjectId; userId: UserId }>(
    db,
    sql`select projects.id, user_id as "userId" from projects join users on users.id = user_id
        where email = ${email} and status = 'active' limit 1`,
  );
  if (!project) throw new Error(`${email} has no project.`);
  for (const post of posts) {
    await insertPost(db, {
      userId: project.userId,
      projectId: project.id,
      subredditId: "saas",
      title: "How do you send invoices?",
      content: "I made a small app for it.",
      postType: "question",
      status: "draft",
      by: "engine",
      createdAt: new Date(),
      updatedAt: new Date(),
      ...post,
    });
  }
}

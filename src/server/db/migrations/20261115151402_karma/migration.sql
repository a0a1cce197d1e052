CREATE TABLE "karma_snapshots" (
	"user_id" uuid,
	"day" date,
	"karma" integer,
	"account_age_days" integer,
	"source" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "karma_snapshots_pkey" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reddit_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_checks" ADD COLUMN "by" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "counted_by" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "watched_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_to_ask" ON "users" ("reddit_asked_at") WHERE "reddit_username" is not null;--> statement-breakpoint
ALTER TABLE "karma_snapshots" ADD CONSTRAINT "karma_snapshots_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "karma_snapshots" ("user_id", "day", "karma", "account_age_days", "source", "taken_at")
SELECT "id", "told"."day", "reddit_karma",
	CASE WHEN "reddit_account_since" <= "told"."day" THEN "told"."day" - "reddit_account_since" END,
	'typed', "reddit_karma_told_at"
FROM "users", LATERAL (SELECT ("reddit_karma_told_at" AT TIME ZONE 'UTC')::date AS "day") AS "told"
WHERE "reddit_karma_told_at" IS NOT NULL;

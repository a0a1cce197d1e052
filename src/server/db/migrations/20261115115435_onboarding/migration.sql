CREATE TABLE "onboardings" (
	"user_id" uuid PRIMARY KEY,
	"step" integer DEFAULT 1 NOT NULL,
	"project_name" text DEFAULT '' NOT NULL,
	"project_description" text DEFAULT '' NOT NULL,
	"project_url" text,
	"target_audience" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reddit_karma_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reddit_account_since" date;--> statement-breakpoint
-- A nought meant 'not told' until now. The day when a number was told is not known; the account is as old at least.
UPDATE "users" SET "reddit_karma_told_at" = "created_at" WHERE "reddit_karma" > 0;--> statement-breakpoint
UPDATE "users" SET "reddit_account_since" = (("created_at" AT TIME ZONE 'UTC')::date - "reddit_account_age_days") WHERE "reddit_account_age_days" > 0;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "reddit_account_age_days";--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
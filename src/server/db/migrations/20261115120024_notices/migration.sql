CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "notices_once" UNIQUE("user_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY,
	"feed_id" uuid NOT NULL UNIQUE,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_digest" ON "users" ("timezone") WHERE "reminders" = 'daily-digest';--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" ("scheduled_for") WHERE "status" = 'scheduled' and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notices_to_queue" ON "notices" ("created_at") WHERE "queued_at" is null;--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" ("created_at");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
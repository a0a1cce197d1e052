ALTER TABLE "users" ADD COLUMN "timezone_told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "timezone_told_at" = "created_at" WHERE "timezone" <> 'UTC';
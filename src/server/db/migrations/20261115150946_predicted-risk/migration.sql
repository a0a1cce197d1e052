ALTER TABLE "posts" ADD COLUMN "predicted_score" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "predicted_level" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "predicted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "posts_results" ON "posts" ("project_id","posted_at") WHERE "status" = 'posted' and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_known" ON "posts" ("user_id") WHERE "status" = 'posted' and "outcome" <> 'unknown' and "deleted_at" is null;
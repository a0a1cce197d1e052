ALTER TABLE "subreddits" ADD COLUMN "stance_group" text collate "C" DEFAULT 'not-known' NOT NULL;--> statement-breakpoint
DROP INDEX "subreddits_prefix";--> statement-breakpoint
CREATE INDEX "subreddits_prefix" ON "subreddits" ("id","members","category","risk","stance_group");--> statement-breakpoint
DROP INDEX "subreddits_size";--> statement-breakpoint
CREATE INDEX "subreddits_size" ON "subreddits" ("members" DESC,"id","category","risk","stance_group");--> statement-breakpoint
DROP INDEX "subreddits_category";--> statement-breakpoint
CREATE INDEX "subreddits_category" ON "subreddits" ("category","risk","members" DESC,"id","stance_group");
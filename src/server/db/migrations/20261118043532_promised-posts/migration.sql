ALTER TABLE "projects" ADD COLUMN "promised" json;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "seed" SET DEFAULT 0;
CREATE TABLE "project_subreddits" (
	"project_id" uuid,
	"subreddit_id" text collate "C",
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_subreddits_pkey" PRIMARY KEY("project_id","subreddit_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "target_audience" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "goals" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "updated_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "project_subreddits_subreddit" ON "project_subreddits" ("subreddit_id");--> statement-breakpoint
ALTER TABLE "project_subreddits" ADD CONSTRAINT "project_subreddits_project_id_projects_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_subreddits" ADD CONSTRAINT "project_subreddits_subreddit_id_subreddits_id_fkey" FOREIGN KEY ("subreddit_id") REFERENCES "subreddits"("id") ON DELETE CASCADE;
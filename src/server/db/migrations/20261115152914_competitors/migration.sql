CREATE TABLE "competitor_mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"competitor_id" uuid NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"post_id" text collate "C" NOT NULL,
	"permalink" text NOT NULL,
	"community" text NOT NULL,
	"title" text NOT NULL,
	"upvotes" integer,
	"comments" integer,
	"posted_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"description" text NOT NULL,
	"described_by" text NOT NULL,
	"searched_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "competitor_mentions_post" ON "competitor_mentions" ("competitor_id","post_id");--> statement-breakpoint
CREATE INDEX "competitor_mentions_user" ON "competitor_mentions" ("user_id");--> statement-breakpoint
CREATE INDEX "competitors_project" ON "competitors" ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "competitors_user" ON "competitors" ("user_id");--> statement-breakpoint
ALTER TABLE "competitor_mentions" ADD CONSTRAINT "competitor_mentions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "competitor_mentions" ADD CONSTRAINT "competitor_mentions_competitor_id_competitors_id_fkey" FOREIGN KEY ("competitor_id") REFERENCES "competitors"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_project_id_projects_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE;
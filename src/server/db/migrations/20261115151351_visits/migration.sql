CREATE TABLE "tracking_keys" (
	"project_id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL UNIQUE,
	"created_at" timestamp with time zone NOT NULL,
	"first_hit_at" timestamp with time zone,
	"tested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"post_id" uuid,
	"hour" timestamp with time zone,
	"user_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visits_pkey" PRIMARY KEY("post_id","hour")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "tags_links" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "tracking_keys_user" ON "tracking_keys" ("user_id");--> statement-breakpoint
CREATE INDEX "visits_user" ON "visits" ("user_id");--> statement-breakpoint
ALTER TABLE "tracking_keys" ADD CONSTRAINT "tracking_keys_project_id_projects_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "tracking_keys" ADD CONSTRAINT "tracking_keys_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_post_id_posts_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
CREATE TABLE "feed_paces" (
	"reader" text PRIMARY KEY,
	"turns_ms" json NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"closed_until" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radar_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"source" text NOT NULL,
	"post_id" text collate "C" NOT NULL,
	"permalink" text NOT NULL,
	"community" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"reason" json NOT NULL,
	"score" double precision NOT NULL,
	"phrase" text,
	"posted_at" timestamp with time zone,
	"found_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	"raised_by" double precision,
	CONSTRAINT "radar_entries_once" UNIQUE("project_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "radar_feeds" (
	"user_id" uuid PRIMARY KEY,
	"feed_id" uuid NOT NULL UNIQUE,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radar_keys" (
	"user_id" uuid PRIMARY KEY,
	"reddit_user" text NOT NULL,
	"sealed_key" text NOT NULL,
	"refused_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radars" (
	"project_id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"phrases" text[] NOT NULL,
	"bar" double precision NOT NULL,
	"etags" json NOT NULL,
	"read_at" timestamp with time zone,
	"trouble" text,
	"next_read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "radar_entries_user" ON "radar_entries" ("user_id");--> statement-breakpoint
CREATE INDEX "radar_entries_found" ON "radar_entries" ("found_at");--> statement-breakpoint
CREATE INDEX "radars_user" ON "radars" ("user_id");--> statement-breakpoint
CREATE INDEX "radars_due" ON "radars" ("is_on","next_read_at");--> statement-breakpoint
ALTER TABLE "radar_entries" ADD CONSTRAINT "radar_entries_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "radar_entries" ADD CONSTRAINT "radar_entries_project_id_projects_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "radar_feeds" ADD CONSTRAINT "radar_feeds_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "radar_keys" ADD CONSTRAINT "radar_keys_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "radars" ADD CONSTRAINT "radars_project_id_projects_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "radars" ADD CONSTRAINT "radars_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
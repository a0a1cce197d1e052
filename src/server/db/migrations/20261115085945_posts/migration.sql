CREATE TABLE "post_quotas" (
	"user_id" uuid,
	"month" text,
	"used" integer NOT NULL,
	CONSTRAINT "post_quotas_pkey" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"subreddit_id" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"edit_section" text,
	"flair" text,
	"post_type" text NOT NULL,
	"status" text NOT NULL,
	"scheduled_for" timestamp with time zone,
	"slot_reason" text,
	"posted_at" timestamp with time zone,
	"permalink" text,
	"outcome" text DEFAULT 'unknown' NOT NULL,
	"removed_reason" text,
	"upvotes" integer,
	"comments" integer,
	"by" text NOT NULL,
	"seed" bigint NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY,
	"plan_code" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "founder_facts" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_project" ON "posts" ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" ("deleted_at") WHERE "deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "post_quotas" ADD CONSTRAINT "post_quotas_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_project_id_projects_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "catalogue_loads" (
	"version" text PRIMARY KEY,
	"subreddits" integer NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subreddit_closures" (
	"subreddit_id" text collate "C" PRIMARY KEY,
	"reason" text NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subreddit_facts" (
	"subreddit_id" text collate "C" PRIMARY KEY,
	"facts" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subreddit_favorites" (
	"user_id" uuid,
	"subreddit_id" text collate "C",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subreddit_favorites_pkey" PRIMARY KEY("user_id","subreddit_id")
);
--> statement-breakpoint
CREATE TABLE "subreddit_snapshots" (
	"subreddit_id" text collate "C",
	"taken_at" timestamp with time zone,
	"source" text NOT NULL,
	"members" integer NOT NULL,
	"risk" text NOT NULL,
	"posts_per_day" real,
	CONSTRAINT "subreddit_snapshots_pkey" PRIMARY KEY("subreddit_id","taken_at")
);
--> statement-breakpoint
CREATE TABLE "subreddit_words" (
	"word" text collate "C" PRIMARY KEY,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subreddits" (
	"id" text collate "C" PRIMARY KEY,
	"name" text NOT NULL,
	"members" integer NOT NULL,
	"category" text collate "C" NOT NULL,
	"risk" text collate "C" NOT NULL,
	"growth" real,
	"model_row" integer,
	"source" text NOT NULL,
	"refreshed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"words" tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" ("user_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "subreddit_favorites_newest" ON "subreddit_favorites" ("user_id","created_at" DESC,"subreddit_id");--> statement-breakpoint
CREATE INDEX "subreddit_favorites_subreddit" ON "subreddit_favorites" ("subreddit_id");--> statement-breakpoint
CREATE INDEX "subreddit_words_parts" ON "subreddit_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subreddits_words" ON "subreddits" USING gin ("words");--> statement-breakpoint
CREATE INDEX "subreddits_name_parts" ON "subreddits" USING gin ("id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subreddits_prefix" ON "subreddits" ("id","members","category","risk");--> statement-breakpoint
CREATE INDEX "subreddits_size" ON "subreddits" ("members" DESC,"id","category","risk");--> statement-breakpoint
CREATE INDEX "subreddits_category" ON "subreddits" ("category","risk","members" DESC,"id");--> statement-breakpoint
CREATE INDEX "subreddits_model_row" ON "subreddits" ("model_row");--> statement-breakpoint
CREATE INDEX "subreddits_growth" ON "subreddits" ("growth" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subreddit_closures" ADD CONSTRAINT "subreddit_closures_subreddit_id_subreddits_id_fkey" FOREIGN KEY ("subreddit_id") REFERENCES "subreddits"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subreddit_favorites" ADD CONSTRAINT "subreddit_favorites_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subreddit_favorites" ADD CONSTRAINT "subreddit_favorites_subreddit_id_subreddits_id_fkey" FOREIGN KEY ("subreddit_id") REFERENCES "subreddits"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "subreddit_snapshots" ADD CONSTRAINT "subreddit_snapshots_subreddit_id_subreddits_id_fkey" FOREIGN KEY ("subreddit_id") REFERENCES "subreddits"("id") ON DELETE CASCADE;
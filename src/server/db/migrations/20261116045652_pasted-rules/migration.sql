CREATE TABLE "own_policies" (
	"user_id" uuid,
	"subreddit_id" text collate "C",
	"text" text NOT NULL,
	"corrections" json NOT NULL,
	"policy" json NOT NULL,
	"as_of" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_policies_pkey" PRIMARY KEY("user_id","subreddit_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "rules_read" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "own_policies_subreddit" ON "own_policies" ("subreddit_id");--> statement-breakpoint
ALTER TABLE "own_policies" ADD CONSTRAINT "own_policies_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "own_policies" ADD CONSTRAINT "own_policies_subreddit_id_subreddits_id_fkey" FOREIGN KEY ("subreddit_id") REFERENCES "subreddits"("id") ON DELETE CASCADE;
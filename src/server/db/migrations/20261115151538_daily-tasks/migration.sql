CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"subreddit_id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"is_promotional" boolean NOT NULL,
	"permalink" text,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contributions_permalink" UNIQUE("user_id","permalink")
);
--> statement-breakpoint
CREATE TABLE "task_ticks" (
	"user_id" uuid,
	"day" text,
	"task_key" text,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_ticks_pkey" PRIMARY KEY("user_id","day","task_key")
);
--> statement-breakpoint
CREATE INDEX "contributions_user" ON "contributions" ("user_id","at");--> statement-breakpoint
CREATE INDEX "task_ticks_ticked" ON "task_ticks" ("ticked_at");--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "task_ticks" ADD CONSTRAINT "task_ticks_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
CREATE TABLE "post_checks" (
	"post_id" uuid,
	"user_id" uuid NOT NULL,
	"stage" text,
	"sighting" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_checks_pkey" PRIMARY KEY("post_id","stage")
);
--> statement-breakpoint
CREATE INDEX "post_checks_user" ON "post_checks" ("user_id");--> statement-breakpoint
CREATE INDEX "posts_made" ON "posts" ("posted_at") WHERE "status" = 'posted' and "deleted_at" is null;--> statement-breakpoint
ALTER TABLE "post_checks" ADD CONSTRAINT "post_checks_post_id_posts_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "post_checks" ADD CONSTRAINT "post_checks_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
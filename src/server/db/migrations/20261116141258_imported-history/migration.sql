ALTER TABLE "posts" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
CREATE INDEX "posts_imported" ON "posts" ("user_id","import_id") WHERE "import_id" is not null;--> statement-breakpoint
CREATE INDEX "contributions_imported" ON "contributions" ("user_id","import_id") WHERE "import_id" is not null;
ALTER TABLE "projects" ALTER COLUMN "tags_links" SET DEFAULT false;--> statement-breakpoint
-- Nobody had chosen tags, except those who set their site up to count visits.
UPDATE "projects" SET "tags_links" = false WHERE NOT EXISTS (SELECT 1 FROM "tracking_keys" WHERE "tracking_keys"."project_id" = "projects"."id");

ALTER TABLE "webhooks" ADD COLUMN "told_of_due_since" timestamp with time zone;--> statement-breakpoint
UPDATE "webhooks" SET "told_of_due_since" = "created_at";--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "told_of_due_since" SET NOT NULL;

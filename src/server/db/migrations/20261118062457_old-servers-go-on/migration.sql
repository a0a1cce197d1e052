ALTER TABLE "webhooks" ALTER COLUMN "told_of_due_since" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "secret_form" SET DEFAULT 'url-safe';
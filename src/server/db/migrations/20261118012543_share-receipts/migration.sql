ALTER TABLE "posts" ADD COLUMN "first_score" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "rules_met" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "rules_held" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "receipt_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_receipt" ON "posts" ("receipt_id") WHERE "receipt_id" is not null;
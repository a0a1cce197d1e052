ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_customer_id_key";--> statement-breakpoint
-- A page is good for a day, and by which name to close one of before was not kept.
DELETE FROM "billing_checkouts";--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD COLUMN "mode" text NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "mode" text;--> statement-breakpoint
-- The stand-in's names are told by their length. Of the others, none may lose what was paid for.
UPDATE "billing_customers" SET "mode" = CASE WHEN "customer_id" ~ '^cus_[0-9a-f]{30}$' THEN 'stand-in' ELSE 'live' END;--> statement-breakpoint
ALTER TABLE "billing_customers" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "customer_id" text;--> statement-breakpoint
UPDATE "subscriptions" SET "mode" = "billing_customers"."mode", "customer_id" = "billing_customers"."customer_id" FROM "billing_customers" WHERE "billing_customers"."user_id" = "subscriptions"."user_id";--> statement-breakpoint
UPDATE "subscriptions" SET "mode" = 'live' WHERE "mode" IS NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_pkey";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD PRIMARY KEY ("user_id","mode");--> statement-breakpoint
ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_pkey";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD PRIMARY KEY ("customer_id");--> statement-breakpoint
ALTER TABLE "billing_checkouts" DROP CONSTRAINT "billing_checkouts_plan";--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_plan" UNIQUE("user_id","mode","plan_code");--> statement-breakpoint
CREATE INDEX "billing_customers_user" ON "billing_customers" ("user_id","mode");

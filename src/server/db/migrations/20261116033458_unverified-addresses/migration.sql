ALTER TABLE "users" DROP CONSTRAINT "users_email_key";--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" ("email") WHERE "email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" ("email");
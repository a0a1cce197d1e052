CREATE TABLE "assistant_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_tokens" (
	"token_hash" text PRIMARY KEY,
	"assistant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "assistants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "secret_form" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
UPDATE "webhooks" SET "secret_form" = 'url-safe';--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "earlier_salt" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "earlier_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assistant_clients_created" ON "assistant_clients" ("created_at");--> statement-breakpoint
CREATE INDEX "assistant_tokens_assistant" ON "assistant_tokens" ("assistant_id");--> statement-breakpoint
CREATE INDEX "assistant_tokens_expiring" ON "assistant_tokens" ("expires_at");--> statement-breakpoint
CREATE INDEX "assistants_user" ON "assistants" ("user_id");--> statement-breakpoint
CREATE INDEX "assistants_client" ON "assistants" ("client_id");--> statement-breakpoint
CREATE INDEX "assistants_created" ON "assistants" ("created_at");--> statement-breakpoint
ALTER TABLE "assistant_tokens" ADD CONSTRAINT "assistant_tokens_assistant_id_assistants_id_fkey" FOREIGN KEY ("assistant_id") REFERENCES "assistants"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_client_id_assistant_clients_id_fkey" FOREIGN KEY ("client_id") REFERENCES "assistant_clients"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;

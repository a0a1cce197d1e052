DROP INDEX "assistants_created";--> statement-breakpoint
CREATE INDEX "assistants_created" ON "assistants" ("created_at") WHERE "connected_at" is null;--> statement-breakpoint
CREATE INDEX "assistants_ended" ON "assistants" ("ended_at") WHERE "ended_at" is not null;
DROP INDEX "posts_known";--> statement-breakpoint
DROP INDEX "posts_user";--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" ("user_id",coalesce("posted_at", "scheduled_for", "created_at") desc,"id" DESC);--> statement-breakpoint
CREATE INDEX "magic_links_expiring" ON "magic_links" ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ending" ON "rate_limits" ("window_ends_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiring" ON "refresh_tokens" ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expiring" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE INDEX "posts_made_by" ON "posts" ("user_id","posted_at") WHERE "status" = 'posted';--> statement-breakpoint
CREATE INDEX "posts_open" ON "posts" ("user_id") WHERE "status" <> 'posted';--> statement-breakpoint
CREATE INDEX "billing_checkouts_opened" ON "billing_checkouts" ("created_at") WHERE "session_id" is not null;--> statement-breakpoint
CREATE INDEX "billing_checkouts_unanswered" ON "billing_checkouts" ("expires_at") WHERE "session_id" is null;--> statement-breakpoint
CREATE INDEX "billing_events_unapplied" ON "billing_events" ("received_at") WHERE "applied_at" is null;--> statement-breakpoint
CREATE INDEX "billing_events_customer" ON "billing_events" ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_period" ON "subscriptions" ("current_period_end");--> statement-breakpoint
CREATE INDEX "subscriptions_running" ON "subscriptions" ("current_period_end") WHERE "status" <> 'EXPIRED';--> statement-breakpoint
CREATE INDEX "notices_unsettled" ON "notices" ("created_at") WHERE "settled_at" is null;
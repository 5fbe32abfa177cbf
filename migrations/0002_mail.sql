CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`message_key` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`payload` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	`leased_until` integer,
	`expires_at` integer,
	`failure_code` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_erased_when_sent" CHECK(("outbox"."status" = 'sent') = ("outbox"."payload" is null)),
	CONSTRAINT "outbox_sent_at_when_sent" CHECK(("outbox"."status" = 'sent') = ("outbox"."sent_at" is not null)),
	CONSTRAINT "outbox_status_known" CHECK("outbox"."status" in ('pending', 'sent', 'parked')),
	CONSTRAINT "outbox_payload_sealed" CHECK("outbox"."payload" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_message_key_unique` ON `outbox` (`message_key`);--> statement-breakpoint
CREATE INDEX `outbox_pending_next_try_at` ON `outbox` (`next_try_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `outbox_recipient_kind_created_at` ON `outbox` (`recipient`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_created_at` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`wording_version` integer NOT NULL,
	`requested_at` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	CONSTRAINT "subscriptions_confirmed_at" CHECK("subscriptions"."status" <> 'confirmed' or "subscriptions"."confirmed_at" is not null),
	CONSTRAINT "subscriptions_unsubscribed_at" CHECK("subscriptions"."status" <> 'unsubscribed' or "subscriptions"."unsubscribed_at" is not null),
	CONSTRAINT "subscriptions_status_known" CHECK("subscriptions"."status" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_email_unique` ON `subscriptions` (`email`);--> statement-breakpoint
CREATE INDEX `subscriptions_status_requested_at` ON `subscriptions` (`status`,`requested_at`);
-- Whether somebody is subscribed is in `subscriptions` alone. The column of `users` is dropped as a column: to build `users` again would
-- take the sessions and sigils of every account along, because D1 keeps foreign keys on. Nothing refers to `outbox`.
CREATE TABLE `daily_counts` (
	`name` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`name`, `key`, `day`)
);
--> statement-breakpoint
CREATE INDEX `daily_counts_day` ON `daily_counts` (`day`);
--> statement-breakpoint
CREATE TABLE `new_outbox` (
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
	CONSTRAINT "outbox_erased_when_settled" CHECK((status in ('sent', 'dropped')) = ("new_outbox"."payload" is null)),
	CONSTRAINT "outbox_sent_at_when_sent" CHECK(("new_outbox"."status" = 'sent') = ("new_outbox"."sent_at" is not null)),
	CONSTRAINT "outbox_status_known" CHECK("new_outbox"."status" in ('pending', 'sent', 'parked', 'dropped')),
	CONSTRAINT "outbox_payload_sealed" CHECK("new_outbox"."payload" glob 's[0-9].*.*')
);
--> statement-breakpoint
INSERT INTO `new_outbox` (`id`, `message_key`, `kind`, `recipient`, `payload`, `status`, `tries`, `next_try_at`, `leased_until`, `expires_at`, `failure_code`, `created_at`, `sent_at`)
SELECT `id`, `message_key`, `kind`, `recipient`, `payload`, `status`, `tries`, `next_try_at`, `leased_until`, `expires_at`, `failure_code`, `created_at`, `sent_at`
FROM `outbox`;
--> statement-breakpoint
DROP TABLE `outbox`;
--> statement-breakpoint
ALTER TABLE `new_outbox` RENAME TO `outbox`;
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_message_key_unique` ON `outbox` (`message_key`);
--> statement-breakpoint
CREATE INDEX `outbox_pending_next_try_at` ON `outbox` (`next_try_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `outbox_recipient_kind_created_at` ON `outbox` (`recipient`,`kind`,`created_at`);
--> statement-breakpoint
CREATE INDEX `outbox_created_at` ON `outbox` (`created_at`);
--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `is_subscribed`;

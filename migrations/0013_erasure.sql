-- An order belongs to whoever proves to own its address: `user_id`, which nothing wrote, goes, and with it a foreign key, so the table is built
-- again. D1 keeps foreign keys on, and rows of three other tables refer to orders: all are copied, those that refer are dropped first, and
-- the renames take the references along.
CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erasures_email_unique` ON `erasures` (`email`);
--> statement-breakpoint
ALTER TABLE `sigils` ADD `recipe_digest` text;
--> statement-breakpoint
CREATE UNIQUE INDEX `sigils_user_id_recipe_digest_unique` ON `sigils` (`user_id`,`recipe_digest`);
--> statement-breakpoint
CREATE TABLE `new_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`email` text NOT NULL,
	`tier` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'usd' NOT NULL,
	`terms_version` integer,
	`terms_accepted_at` integer,
	`stripe_payment_id` text,
	`idempotency_key` text NOT NULL,
	`browser_hash` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	`card_brand` text,
	`card_last_four` text,
	`paid_at` integer,
	`settled_as_of` integer,
	`restored_at` integer,
	`erased_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "orders_order_number_shape" CHECK("new_orders"."order_number" glob 'ORD-????????' and substr("new_orders"."order_number", 5) not glob '*[^0-9A-HJKMNP-TV-Z]*'),
	CONSTRAINT "orders_amount_positive" CHECK("new_orders"."amount" > 0),
	CONSTRAINT "orders_refunded_within_amount" CHECK("new_orders"."refunded_amount" between 0 and "new_orders"."amount"),
	CONSTRAINT "orders_erased_reduced" CHECK("new_orders"."erased_at" is null or ("new_orders"."browser_hash" is null and "new_orders"."card_last_four" is null)),
	CONSTRAINT "orders_terms_accepted" CHECK(("new_orders"."terms_version" is null) = ("new_orders"."terms_accepted_at" is null)),
	CONSTRAINT "orders_paid_at_when_paid" CHECK(("new_orders"."paid_at" is not null) = (status in ('paid', 'refunded', 'disputed'))),
	CONSTRAINT "orders_tier_known" CHECK("new_orders"."tier" in ('advanced', 'mastercrafted', 'consultation')),
	CONSTRAINT "orders_status_known" CHECK("new_orders"."status" in ('pending', 'processing', 'paid', 'failed', 'canceled', 'refunded', 'disputed'))
);
--> statement-breakpoint
INSERT INTO `new_orders` (`id`, `order_number`, `email`, `tier`, `amount`, `currency`, `terms_version`, `terms_accepted_at`, `stripe_payment_id`, `idempotency_key`, `browser_hash`, `status`, `refunded_amount`, `card_brand`, `card_last_four`, `paid_at`, `settled_as_of`, `restored_at`, `created_at`)
SELECT `id`, `order_number`, `email`, `tier`, `amount`, `currency`, `terms_version`, `terms_accepted_at`, `stripe_payment_id`, `idempotency_key`, `browser_hash`, `status`, `refunded_amount`, `card_brand`, `card_last_four`, `paid_at`, `settled_as_of`, `restored_at`, `created_at`
FROM `orders`;
--> statement-breakpoint
CREATE TABLE `new_payment_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`is_declined` integer DEFAULT false NOT NULL,
	`as_of` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `new_orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_objects_kind_known" CHECK("new_payment_objects"."kind" in ('intent', 'refund', 'dispute')),
	CONSTRAINT "payment_objects_status_of_kind" CHECK(case "new_payment_objects"."kind" when 'intent' then status in ('requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture', 'processing', 'canceled', 'succeeded') when 'refund' then status in ('pending', 'requires_action', 'succeeded', 'canceled', 'failed') else status in ('warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review', 'prevented', 'lost', 'appeal_needs_response', 'appeal_under_review', 'won') end)
);
--> statement-breakpoint
INSERT INTO `new_payment_objects` (`id`, `order_id`, `kind`, `status`, `amount`, `is_declined`, `as_of`)
SELECT `id`, `order_id`, `kind`, `status`, `amount`, `is_declined`, `as_of`
FROM `payment_objects`;
--> statement-breakpoint
CREATE TABLE `new_order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `new_orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_notes_kind_known" CHECK("new_order_notes"."kind" in ('refund', 'restoration', 'email')),
	CONSTRAINT "order_notes_note_sealed" CHECK("new_order_notes"."note" glob 's[0-9].*.*')
);
--> statement-breakpoint
INSERT INTO `new_order_notes` (`id`, `order_id`, `kind`, `note`, `created_at`)
SELECT `id`, `order_id`, `kind`, `note`, `created_at`
FROM `order_notes`;
--> statement-breakpoint
CREATE TABLE `new_refund_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`refund_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `new_orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_requests_amount_positive" CHECK("new_refund_requests"."amount" > 0),
	CONSTRAINT "refund_requests_refund_when_sent" CHECK(("new_refund_requests"."refund_id" is not null) = ("new_refund_requests"."state" = 'sent')),
	CONSTRAINT "refund_requests_reason_known" CHECK("new_refund_requests"."reason" in ('requested_by_customer', 'duplicate', 'fraudulent')),
	CONSTRAINT "refund_requests_state_known" CHECK("new_refund_requests"."state" in ('asked', 'sent', 'refused'))
);
--> statement-breakpoint
INSERT INTO `new_refund_requests` (`id`, `order_id`, `amount`, `reason`, `state`, `refund_id`, `created_at`)
SELECT `id`, `order_id`, `amount`, `reason`, `state`, `refund_id`, `created_at`
FROM `refund_requests`;
--> statement-breakpoint
DROP TABLE `payment_objects`;
--> statement-breakpoint
DROP TABLE `order_notes`;
--> statement-breakpoint
DROP TABLE `refund_requests`;
--> statement-breakpoint
DROP TABLE `orders`;
--> statement-breakpoint
ALTER TABLE `new_orders` RENAME TO `orders`;
--> statement-breakpoint
ALTER TABLE `new_payment_objects` RENAME TO `payment_objects`;
--> statement-breakpoint
ALTER TABLE `new_order_notes` RENAME TO `order_notes`;
--> statement-breakpoint
ALTER TABLE `new_refund_requests` RENAME TO `refund_requests`;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_number_unique` ON `orders` (`order_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_stripe_payment_id_unique` ON `orders` (`stripe_payment_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_idempotency_key_unique` ON `orders` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `orders_email_tier` ON `orders` (`email`,`tier`);
--> statement-breakpoint
CREATE INDEX `orders_browser_hash` ON `orders` (`browser_hash`);
--> statement-breakpoint
CREATE INDEX `orders_open_created_at` ON `orders` (`created_at`) WHERE status in ('pending', 'processing', 'failed');
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_open_browser_hash_tier_email_unique` ON `orders` (`browser_hash`,`tier`,`email`) WHERE status in ('pending', 'processing', 'failed');
--> statement-breakpoint
CREATE INDEX `payment_objects_order_id` ON `payment_objects` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_notes_order_id` ON `order_notes` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_requests_refund_id_unique` ON `refund_requests` (`refund_id`);
--> statement-breakpoint
CREATE INDEX `refund_requests_order_id` ON `refund_requests` (`order_id`);
--> statement-breakpoint
CREATE INDEX `refund_requests_asked_created_at` ON `refund_requests` (`created_at`) WHERE state = 'asked';

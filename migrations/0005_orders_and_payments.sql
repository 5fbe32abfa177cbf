-- A CHECK can't be altered, so the table is built again. D1 keeps foreign keys on: dropping a table that others refer to would take
-- their rows along or fail. Nothing refers to `orders` before `payment_objects`, which is created last for that reason.
-- Older orders get a number each; what nobody noted for them (terms, browser, card) stays empty.
CREATE TABLE `new_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`user_id` text,
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
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_order_number_shape" CHECK("new_orders"."order_number" glob 'ORD-????????' and substr("new_orders"."order_number", 5) not glob '*[^0-9A-HJKMNP-TV-Z]*'),
	CONSTRAINT "orders_amount_positive" CHECK("new_orders"."amount" > 0),
	CONSTRAINT "orders_refunded_within_amount" CHECK("new_orders"."refunded_amount" between 0 and "new_orders"."amount"),
	CONSTRAINT "orders_terms_accepted" CHECK(("new_orders"."terms_version" is null) = ("new_orders"."terms_accepted_at" is null)),
	CONSTRAINT "orders_paid_at_when_paid" CHECK(("new_orders"."paid_at" is not null) = (status in ('paid', 'refunded', 'disputed'))),
	CONSTRAINT "orders_tier_known" CHECK("new_orders"."tier" in ('advanced', 'mastercrafted', 'consultation')),
	CONSTRAINT "orders_status_known" CHECK("new_orders"."status" in ('pending', 'processing', 'paid', 'failed', 'canceled', 'refunded', 'disputed'))
);
--> statement-breakpoint
INSERT INTO `new_orders` (`id`, `order_number`, `user_id`, `email`, `tier`, `amount`, `currency`, `stripe_payment_id`, `idempotency_key`, `status`, `refunded_amount`, `paid_at`, `created_at`)
SELECT `id`,
	'ORD-' || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
		|| substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1) || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1),
	`user_id`, `email`, `tier`, `amount`, `currency`, `stripe_payment_id`, `id`, `status`,
	CASE `status` WHEN 'refunded' THEN `amount` ELSE 0 END,
	CASE WHEN `status` IN ('paid', 'refunded', 'disputed') THEN `created_at` END,
	`created_at`
FROM `orders`;
--> statement-breakpoint
DROP TABLE `orders`;
--> statement-breakpoint
ALTER TABLE `new_orders` RENAME TO `orders`;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_number_unique` ON `orders` (`order_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_stripe_payment_id_unique` ON `orders` (`stripe_payment_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_idempotency_key_unique` ON `orders` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `orders_email_tier` ON `orders` (`email`,`tier`);
--> statement-breakpoint
CREATE INDEX `orders_user_id` ON `orders` (`user_id`);
--> statement-breakpoint
CREATE INDEX `orders_open_created_at` ON `orders` (`created_at`) WHERE status in ('pending', 'processing', 'failed');
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_open_browser_hash_tier_email_unique` ON `orders` (`browser_hash`,`tier`,`email`) WHERE status in ('pending', 'processing', 'failed');
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`received_at` integer NOT NULL,
	`applied_at` integer
);
--> statement-breakpoint
CREATE INDEX `payment_events_waiting_object_id` ON `payment_events` (`object_id`) WHERE applied_at is null;
--> statement-breakpoint
CREATE INDEX `payment_events_received_at` ON `payment_events` (`received_at`);
--> statement-breakpoint
CREATE TABLE `payment_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`is_declined` integer DEFAULT false NOT NULL,
	`as_of` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_objects_kind_known" CHECK("payment_objects"."kind" in ('intent', 'refund', 'dispute')),
	CONSTRAINT "payment_objects_status_of_kind" CHECK(case "payment_objects"."kind" when 'intent' then status in ('requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture', 'processing', 'canceled', 'succeeded') when 'refund' then status in ('pending', 'requires_action', 'succeeded', 'canceled', 'failed') else status in ('warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review', 'prevented', 'lost', 'appeal_needs_response', 'appeal_under_review', 'won') end)
);
--> statement-breakpoint
CREATE INDEX `payment_objects_order_id` ON `payment_objects` (`order_id`);

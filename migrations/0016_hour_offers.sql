CREATE TABLE `freed_times` (
	`id` text PRIMARY KEY NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`left_by_order_id` text
);
--> statement-breakpoint
CREATE TABLE `hour_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`session_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`day` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`request_id`) REFERENCES `hour_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hour_offers_token_hash_unique` ON `hour_offers` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `hour_offers_request_id_session_at_unique` ON `hour_offers` (`request_id`,`session_at`);--> statement-breakpoint
CREATE INDEX `hour_offers_session_at_expires_at` ON `hour_offers` (`session_at`,`expires_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_hour_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`email` text NOT NULL,
	`timezone` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hour_requests_state_known" CHECK("__new_hour_requests"."state" in ('waiting', 'offered', 'taken', 'ended'))
);
--> statement-breakpoint
INSERT INTO `__new_hour_requests`("id", "order_id", "email", "timezone", "state", "created_at") SELECT "id", "order_id", "email", "timezone", "state", "created_at" FROM `hour_requests`;--> statement-breakpoint
DROP TABLE `hour_requests`;--> statement-breakpoint
ALTER TABLE `__new_hour_requests` RENAME TO `hour_requests`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `hour_requests_order_id_unique` ON `hour_requests` (`order_id`);--> statement-breakpoint
CREATE INDEX `hour_requests_state_created_at` ON `hour_requests` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `hour_requests_email` ON `hour_requests` (`email`);
CREATE TABLE `commission_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`answers` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_drafts_answers_sealed" CHECK("commission_drafts"."answers" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commission_drafts_order_id_unique` ON `commission_drafts` (`order_id`);--> statement-breakpoint
CREATE TABLE `commission_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`commission_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`commission_id`) REFERENCES `hand_drawn_sigils`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `commission_links_commission_id` ON `commission_links` (`commission_id`);--> statement-breakpoint
ALTER TABLE `hand_drawn_sigils` ADD `order_id` text REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE `hand_drawn_sigils` ADD `master_step_expires_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `hand_drawn_sigils_order_id_unique` ON `hand_drawn_sigils` (`order_id`);
CREATE TABLE `simulated_events` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`object` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_events_id_unique` ON `simulated_events` (`id`);--> statement-breakpoint
CREATE INDEX `simulated_events_next_attempt_at` ON `simulated_events` (`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `simulated_payments` (
	`key` text NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`key`, `version`)
);
--> statement-breakpoint
CREATE TABLE `simulated_responses` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `simulator_switches` (
	`id` integer PRIMARY KEY NOT NULL,
	`body` text NOT NULL
);

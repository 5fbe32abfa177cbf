CREATE TABLE `sign_in_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`mailbox_key` text NOT NULL,
	`code_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`session_hash` text,
	CONSTRAINT "sign_in_codes_tries_limited" CHECK("sign_in_codes"."tries" between 0 and 5),
	CONSTRAINT "sign_in_codes_session_when_used" CHECK("sign_in_codes"."session_hash" is null or "sign_in_codes"."used_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_codes_session_hash_unique` ON `sign_in_codes` (`session_hash`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_mailbox_key_created_at` ON `sign_in_codes` (`mailbox_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_browser_hash_created_at` ON `sign_in_codes` (`browser_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_created_at` ON `sign_in_codes` (`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `browser` text;
CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`subject` text,
	`detail` text,
	`browser` text NOT NULL,
	`acted_at` integer NOT NULL,
	CONSTRAINT "audit_entries_act_known" CHECK("audit_entries"."act" in ('set_up', 'signed_in', 'recovery_code_used', 'recovery_codes_renewed', 'key_added', 'key_removed', 'order_refunded', 'order_restored', 'restoration_withdrawn', 'order_email_corrected'))
);
--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`subject`);--> statement-breakpoint
CREATE TABLE `order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_notes_kind_known" CHECK("order_notes"."kind" in ('refund', 'restoration', 'email')),
	CONSTRAINT "order_notes_note_sealed" CHECK("order_notes"."note" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE INDEX `order_notes_order_id` ON `order_notes` (`order_id`);--> statement-breakpoint
CREATE TABLE `refund_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'asked' NOT NULL,
	`refund_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_requests_amount_positive" CHECK("refund_requests"."amount" > 0),
	CONSTRAINT "refund_requests_refund_when_sent" CHECK(("refund_requests"."refund_id" is not null) = ("refund_requests"."state" = 'sent')),
	CONSTRAINT "refund_requests_reason_known" CHECK("refund_requests"."reason" in ('requested_by_customer', 'duplicate', 'fraudulent')),
	CONSTRAINT "refund_requests_state_known" CHECK("refund_requests"."state" in ('asked', 'sent', 'refused'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_requests_refund_id_unique` ON `refund_requests` (`refund_id`);--> statement-breakpoint
CREATE INDEX `refund_requests_order_id` ON `refund_requests` (`order_id`);--> statement-breakpoint
CREATE INDEX `refund_requests_asked_created_at` ON `refund_requests` (`created_at`) WHERE state = 'asked';--> statement-breakpoint
CREATE TABLE `master_setups` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`binding_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "passkey_challenges_purpose_known" CHECK("passkey_challenges"."purpose" in ('add', 'sign_in', 'master_set_up', 'master_add', 'master_sign_in', 'master_step_up'))
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_expires_at` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`user_id` text,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`is_backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkeys_role_known" CHECK("passkeys"."role" in ('client', 'master')),
	CONSTRAINT "passkeys_user_of_client" CHECK(("passkeys"."role" = 'client') = ("passkeys"."user_id" is not null))
);
--> statement-breakpoint
CREATE INDEX `passkeys_user_id` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	`session_hash` text,
	CONSTRAINT "recovery_codes_session_when_used" CHECK(("recovery_codes"."session_hash" is null) = ("recovery_codes"."used_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_session_hash_unique` ON `recovery_codes` (`session_hash`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `stepped_up_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `restored_at` integer;
CREATE TABLE `ticket_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text,
	`status` text,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `contact_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ticket_entries_text_or_status" CHECK(("ticket_entries"."text" is null) = ("ticket_entries"."kind" = 'status')),
	CONSTRAINT "ticket_entries_kind_known" CHECK("ticket_entries"."kind" in ('reply', 'answer', 'note', 'status')),
	CONSTRAINT "ticket_entries_status_known" CHECK("ticket_entries"."status" in ('open', 'in_progress', 'resolved', 'closed')),
	CONSTRAINT "ticket_entries_text_sealed" CHECK("ticket_entries"."text" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_entries_ticket_id_request_id_unique` ON `ticket_entries` (`ticket_id`,`request_id`);--> statement-breakpoint
CREATE TABLE `ticket_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `contact_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_links_ticket_id` ON `ticket_links` (`ticket_id`);--> statement-breakpoint
CREATE TABLE `newsletter_issues` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`recipient_count` integer DEFAULT 0 NOT NULL,
	`last_subscription_id` text,
	`posted_count` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`dropped_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	CONSTRAINT "newsletter_issues_started_when_begun" CHECK(("newsletter_issues"."status" = 'draft') = ("newsletter_issues"."started_at" is null)),
	CONSTRAINT "newsletter_issues_ended" CHECK(("newsletter_issues"."status" in ('sent', 'stopped')) = ("newsletter_issues"."ended_at" is not null)),
	CONSTRAINT "newsletter_issues_status_known" CHECK("newsletter_issues"."status" in ('draft', 'sending', 'sent', 'stopped')),
	CONSTRAINT "newsletter_issues_subject_sealed" CHECK("newsletter_issues"."subject" glob 's[0-9].*.*'),
	CONSTRAINT "newsletter_issues_body_sealed" CHECK("newsletter_issues"."body" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE INDEX `newsletter_issues_followed` ON `newsletter_issues` (`started_at`) WHERE started_at is not null;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`subject` text,
	`detail` text,
	`browser` text NOT NULL,
	`acted_at` integer NOT NULL,
	CONSTRAINT "audit_entries_act_known" CHECK("__new_audit_entries"."act" in ('set_up', 'signed_in', 'recovery_code_used', 'recovery_codes_renewed', 'key_added', 'key_removed', 'order_refunded', 'order_restored', 'restoration_withdrawn', 'order_email_corrected', 'session_confirmed', 'session_moved', 'session_link_changed', 'session_cancelled', 'session_completed', 'session_missed', 'access_restored', 'move_cap_lifted', 'time_blocked', 'time_unblocked', 'settings_changed', 'feed_renewed', 'mail_retried', 'mail_discarded', 'newsletter_sent', 'newsletter_tested', 'newsletter_stopped', 'ticket_replied', 'ticket_noted', 'ticket_status_changed', 'ticket_raised', 'ticket_lowered'))
);
--> statement-breakpoint
INSERT INTO `__new_audit_entries`("id", "act", "subject", "detail", "browser", "acted_at") SELECT "id", "act", "subject", "detail", "browser", "acted_at" FROM `audit_entries`;--> statement-breakpoint
DROP TABLE `audit_entries`;--> statement-breakpoint
ALTER TABLE `__new_audit_entries` RENAME TO `audit_entries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`subject`);--> statement-breakpoint
DROP INDEX `contact_requests_status_created_at`;--> statement-breakpoint
ALTER TABLE `contact_requests` ADD `waits_since` integer;--> statement-breakpoint
ALTER TABLE `contact_requests` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_requests_waiting` ON `contact_requests` (is_urgent desc,`waits_since`,`id`) WHERE waits_since is not null;--> statement-breakpoint
CREATE INDEX `contact_requests_answered` ON `contact_requests` (is_urgent desc,`updated_at`,`id`) WHERE waits_since is null and status in ('open', 'in_progress');--> statement-breakpoint
CREATE INDEX `contact_requests_settled` ON `contact_requests` (`updated_at`,`id`) WHERE status in ('resolved', 'closed');--> statement-breakpoint
CREATE INDEX `subscriptions_status_id` ON `subscriptions` (`status`,`id`);--> statement-breakpoint
-- Nobody has replied to a ticket by the desk so far.
UPDATE `contact_requests` SET `waits_since` = `created_at` WHERE `status` in ('open', 'in_progress');

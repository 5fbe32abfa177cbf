PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`subject` text,
	`detail` text,
	`browser` text NOT NULL,
	`acted_at` integer NOT NULL,
	CONSTRAINT "audit_entries_act_known" CHECK("__new_audit_entries"."act" in ('set_up', 'signed_in', 'recovery_code_used', 'recovery_codes_renewed', 'key_added', 'key_removed', 'order_refunded', 'order_restored', 'restoration_withdrawn', 'order_email_corrected', 'session_confirmed', 'session_moved', 'session_link_changed', 'session_cancelled', 'session_completed', 'session_missed', 'access_restored', 'move_cap_lifted', 'time_blocked', 'time_unblocked', 'settings_changed', 'feed_renewed', 'mail_retried', 'mail_discarded', 'newsletter_sent', 'newsletter_tested', 'newsletter_stopped', 'ticket_replied', 'ticket_noted', 'ticket_status_changed', 'ticket_raised', 'ticket_lowered', 'commission_link_sent', 'commission_link_revoked'))
);
--> statement-breakpoint
INSERT INTO `__new_audit_entries`("id", "act", "subject", "detail", "browser", "acted_at") SELECT "id", "act", "subject", "detail", "browser", "acted_at" FROM `audit_entries`;--> statement-breakpoint
DROP TABLE `audit_entries`;--> statement-breakpoint
ALTER TABLE `__new_audit_entries` RENAME TO `audit_entries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`subject`);--> statement-breakpoint
CREATE INDEX `orders_mastercrafted_paid_at` ON `orders` (`paid_at`) WHERE tier = 'mastercrafted';
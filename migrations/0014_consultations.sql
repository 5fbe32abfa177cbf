CREATE TABLE `consultation_holds` (
	`order_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`day` text NOT NULL,
	`session_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`times_prolonged` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consultation_holds_id_unique` ON `consultation_holds` (`id`);--> statement-breakpoint
CREATE TABLE `consultation_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`consultation_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`consultation_id`) REFERENCES `consultations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consultation_links_consultation_id` ON `consultation_links` (`consultation_id`);--> statement-breakpoint
CREATE TABLE `consultation_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`meeting_url` text,
	`feed_hash` text,
	`version` integer DEFAULT 0 NOT NULL,
	`calendar_version` integer DEFAULT 0 NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "consultation_settings_meeting_url_sealed" CHECK("consultation_settings"."meeting_url" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consultation_settings_feed_hash_unique` ON `consultation_settings` (`feed_hash`);--> statement-breakpoint
CREATE TABLE `hour_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`email` text NOT NULL,
	`timezone` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`offered_at` integer,
	`offer_ends_at` integer,
	`offer_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hour_requests_offer_when_offered" CHECK(("hour_requests"."state" = 'offered') = ("hour_requests"."offered_at" is not null and "hour_requests"."offer_ends_at" is not null)),
	CONSTRAINT "hour_requests_state_known" CHECK("hour_requests"."state" in ('waiting', 'offered', 'taken', 'ended'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hour_requests_order_id_unique` ON `hour_requests` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hour_requests_offer_hash_unique` ON `hour_requests` (`offer_hash`);--> statement-breakpoint
CREATE INDEX `hour_requests_state_created_at` ON `hour_requests` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `hour_requests_email` ON `hour_requests` (`email`);--> statement-breakpoint
CREATE TABLE `__new_blocked_slots` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`last_day` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`start_time` text,
	`end_time` text,
	`weekdays` text,
	`exceptions` text,
	`reason` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "blocked_slots_first_before_last" CHECK("day" <= "last_day"),
	CONSTRAINT "blocked_slots_instants_of_range" CHECK(("kind" = 'range') = ("starts_at" is not null and "ends_at" is not null)),
	CONSTRAINT "blocked_slots_start_before_end" CHECK("starts_at" is null or "starts_at" < "ends_at"),
	CONSTRAINT "blocked_slots_hours_of_weekly" CHECK(("kind" = 'weekly') = ("start_time" is not null and "end_time" is not null and "weekdays" is not null and "exceptions" is not null)),
	CONSTRAINT "blocked_slots_kind_known" CHECK("kind" in ('range', 'days', 'weekly')),
	CONSTRAINT "blocked_slots_reason_sealed" CHECK("reason" glob 's[0-9].*.*')
);
--> statement-breakpoint
-- Their hours were by a clock whose zone was not stored: in UTC.
INSERT INTO `__new_blocked_slots`("id", "kind", "day", "last_day", "starts_at", "ends_at", "reason", "created_at") SELECT "id", 'range', "day", "day", strftime('%s', "day" || ' ' || "start_time") * 1000, strftime('%s', "day" || ' ' || "end_time") * 1000, "reason", "created_at" FROM `blocked_slots`;--> statement-breakpoint
DROP TABLE `blocked_slots`;--> statement-breakpoint
ALTER TABLE `__new_blocked_slots` RENAME TO `blocked_slots`;--> statement-breakpoint
CREATE INDEX `blocked_slots_last_day` ON `blocked_slots` (`last_day`);--> statement-breakpoint
CREATE TABLE `__new_audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`subject` text,
	`detail` text,
	`browser` text NOT NULL,
	`acted_at` integer NOT NULL,
	CONSTRAINT "audit_entries_act_known" CHECK("act" in ('set_up', 'signed_in', 'recovery_code_used', 'recovery_codes_renewed', 'key_added', 'key_removed', 'order_refunded', 'order_restored', 'restoration_withdrawn', 'order_email_corrected', 'session_confirmed', 'session_moved', 'session_cancelled', 'session_completed', 'session_missed', 'access_restored', 'move_cap_lifted', 'time_blocked', 'time_unblocked', 'settings_changed', 'feed_renewed', 'mail_retried', 'mail_discarded', 'newsletter_sent'))
);
--> statement-breakpoint
INSERT INTO `__new_audit_entries`("id", "act", "subject", "detail", "browser", "acted_at") SELECT "id", "act", "subject", "detail", "browser", "acted_at" FROM `audit_entries`;--> statement-breakpoint
DROP TABLE `audit_entries`;--> statement-breakpoint
ALTER TABLE `__new_audit_entries` RENAME TO `audit_entries`;--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`subject`);--> statement-breakpoint
CREATE TABLE `__new_consultations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`order_id` text,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`date_of_birth` text NOT NULL,
	`consultation_topic` text NOT NULL,
	`optional_notes` text,
	`session_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`day` text NOT NULL,
	`timezone` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`pending_since` integer NOT NULL,
	`confirmed_at` integer,
	`start_chosen_by` text DEFAULT 'client' NOT NULL,
	`client_moves` integer DEFAULT 0 NOT NULL,
	`is_move_cap_lifted` integer DEFAULT false NOT NULL,
	`cancel_reason` text,
	`closed_at` integer,
	`forfeited_at` integer,
	`restored_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`meeting_url` text,
	`meeting_id` text,
	`meeting_password` text,
	`summary` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "consultations_start_before_end" CHECK("session_at" < "ends_at"),
	CONSTRAINT "consultations_cancel_reason_when_cancelled" CHECK(("cancel_reason" is not null) = ("status" = 'cancelled')),
	CONSTRAINT "consultations_status_known" CHECK("status" in ('pending', 'confirmed', 'cancelled', 'completed', 'no_show')),
	CONSTRAINT "consultations_start_chosen_by_known" CHECK("start_chosen_by" in ('client', 'master')),
	CONSTRAINT "consultations_date_of_birth_sealed" CHECK("date_of_birth" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_consultation_topic_sealed" CHECK("consultation_topic" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_optional_notes_sealed" CHECK("optional_notes" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_reason_sealed" CHECK("reason" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_meeting_url_sealed" CHECK("meeting_url" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_meeting_id_sealed" CHECK("meeting_id" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_meeting_password_sealed" CHECK("meeting_password" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_summary_sealed" CHECK("summary" glob 's[0-9].*.*')
);
--> statement-breakpoint
-- Hours from before their end and their civil day were stored: sixty minutes, in UTC.
INSERT INTO `__new_consultations`("id", "user_id", "email", "name", "date_of_birth", "consultation_topic", "optional_notes", "session_at", "ends_at", "day", "timezone", "status", "pending_since", "confirmed_at", "cancel_reason", "meeting_url", "meeting_id", "meeting_password", "created_at") SELECT "id", "user_id", "email", "name", "date_of_birth", "consultation_topic", "optional_notes", "session_at", "session_at" + 3600000, strftime('%Y-%m-%d', "session_at" / 1000, 'unixepoch'), "timezone", "status", "created_at", case when "status" in ('pending', 'cancelled') then null else "created_at" end, case "status" when 'cancelled' then 'by_master' end, "meeting_url", "meeting_id", "meeting_password", "created_at" FROM `consultations`;--> statement-breakpoint
DROP TABLE `consultations`;--> statement-breakpoint
ALTER TABLE `__new_consultations` RENAME TO `consultations`;--> statement-breakpoint
CREATE UNIQUE INDEX `consultations_live_session_at_unique` ON `consultations` (`session_at`) WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX `consultations_live_email_unique` ON `consultations` (`email`) WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX `consultations_live_day` ON `consultations` (`day`) WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX `consultations_session_at` ON `consultations` (`session_at`);--> statement-breakpoint
CREATE INDEX `consultations_status_session_at` ON `consultations` (`status`,`session_at`);--> statement-breakpoint
CREATE INDEX `consultations_email` ON `consultations` (`email`);--> statement-breakpoint
CREATE INDEX `consultations_order_id` ON `consultations` (`order_id`);--> statement-breakpoint
CREATE INDEX `consultations_user_id` ON `consultations` (`user_id`);
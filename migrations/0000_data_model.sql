CREATE TABLE `blocked_slots` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`start_time` text NOT NULL,
	`end_time` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "blocked_slots_start_before_end" CHECK("blocked_slots"."start_time" < "blocked_slots"."end_time"),
	CONSTRAINT "blocked_slots_reason_sealed" CHECK("blocked_slots"."reason" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blocked_slots_day_start_time_unique` ON `blocked_slots` (`day`,`start_time`);--> statement-breakpoint
CREATE TABLE `consultations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`date_of_birth` text NOT NULL,
	`consultation_topic` text NOT NULL,
	`optional_notes` text,
	`session_at` integer NOT NULL,
	`timezone` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`meeting_url` text,
	`meeting_id` text,
	`meeting_password` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "consultations_status_known" CHECK("consultations"."status" in ('pending', 'confirmed', 'cancelled', 'completed', 'no_show')),
	CONSTRAINT "consultations_date_of_birth_sealed" CHECK("consultations"."date_of_birth" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_consultation_topic_sealed" CHECK("consultations"."consultation_topic" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_optional_notes_sealed" CHECK("consultations"."optional_notes" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_meeting_url_sealed" CHECK("consultations"."meeting_url" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_meeting_id_sealed" CHECK("consultations"."meeting_id" glob 's[0-9].*.*'),
	CONSTRAINT "consultations_meeting_password_sealed" CHECK("consultations"."meeting_password" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consultations_live_session_at_unique` ON `consultations` (`session_at`) WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX `consultations_live_email_unique` ON `consultations` (`email`) WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX `consultations_session_at` ON `consultations` (`session_at`);--> statement-breakpoint
CREATE INDEX `consultations_email` ON `consultations` (`email`);--> statement-breakpoint
CREATE INDEX `consultations_user_id` ON `consultations` (`user_id`);--> statement-breakpoint
CREATE TABLE `contact_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_number` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`reason` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "contact_requests_reason_known" CHECK("contact_requests"."reason" in ('payment_issue', 'question', 'feedback', 'help_needed', 'technical_support', 'billing', 'refund_request', 'other')),
	CONSTRAINT "contact_requests_status_known" CHECK("contact_requests"."status" in ('open', 'in_progress', 'resolved', 'closed')),
	CONSTRAINT "contact_requests_message_sealed" CHECK("contact_requests"."message" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_requests_ticket_number_unique` ON `contact_requests` (`ticket_number`);--> statement-breakpoint
CREATE INDEX `contact_requests_status_created_at` ON `contact_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_requests_email` ON `contact_requests` (`email`);--> statement-breakpoint
CREATE TABLE `hand_drawn_sigils` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`process_number` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`primary_intention` text NOT NULL,
	`dream_symbols` text,
	`spiritual_practices` text,
	`emotional_tone` text NOT NULL,
	`sacred_elements` text,
	`current_step` integer DEFAULT 1 NOT NULL,
	`status` text DEFAULT 'consultation_pending' NOT NULL,
	`sigil_image_path` text,
	`practitioner_notes` text,
	`energetic_summary` text,
	`activation_instructions` text,
	`master_step2_token_hash` text,
	`master_step3_token_hash` text,
	`completed_at` integer,
	`delivered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "hand_drawn_sigils_current_step_known" CHECK("hand_drawn_sigils"."current_step" in (1, 2, 3)),
	CONSTRAINT "hand_drawn_sigils_status_known" CHECK("hand_drawn_sigils"."status" in ('consultation_pending', 'consultation_completed', 'analysis_in_progress', 'creation_in_progress', 'completed', 'delivered')),
	CONSTRAINT "hand_drawn_sigils_primary_intention_sealed" CHECK("hand_drawn_sigils"."primary_intention" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_dream_symbols_sealed" CHECK("hand_drawn_sigils"."dream_symbols" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_spiritual_practices_sealed" CHECK("hand_drawn_sigils"."spiritual_practices" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_emotional_tone_sealed" CHECK("hand_drawn_sigils"."emotional_tone" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_sacred_elements_sealed" CHECK("hand_drawn_sigils"."sacred_elements" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_sigil_image_path_sealed" CHECK("hand_drawn_sigils"."sigil_image_path" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_practitioner_notes_sealed" CHECK("hand_drawn_sigils"."practitioner_notes" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_energetic_summary_sealed" CHECK("hand_drawn_sigils"."energetic_summary" glob 's[0-9].*.*'),
	CONSTRAINT "hand_drawn_sigils_activation_instructions_sealed" CHECK("hand_drawn_sigils"."activation_instructions" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hand_drawn_sigils_process_number_unique` ON `hand_drawn_sigils` (`process_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `hand_drawn_sigils_step2_token_unique` ON `hand_drawn_sigils` (`master_step2_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `hand_drawn_sigils_step3_token_unique` ON `hand_drawn_sigils` (`master_step3_token_hash`);--> statement-breakpoint
CREATE INDEX `hand_drawn_sigils_status_created_at` ON `hand_drawn_sigils` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `hand_drawn_sigils_email` ON `hand_drawn_sigils` (`email`);--> statement-breakpoint
CREATE INDEX `hand_drawn_sigils_user_id` ON `hand_drawn_sigils` (`user_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`tier` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'usd' NOT NULL,
	`stripe_payment_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_amount_positive" CHECK("orders"."amount" > 0),
	CONSTRAINT "orders_tier_known" CHECK("orders"."tier" in ('advanced', 'mastercrafted', 'consultation')),
	CONSTRAINT "orders_status_known" CHECK("orders"."status" in ('pending', 'processing', 'paid', 'failed', 'refunded', 'disputed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_stripe_payment_id_unique` ON `orders` (`stripe_payment_id`);--> statement-breakpoint
CREATE INDEX `orders_email_tier` ON `orders` (`email`,`tier`);--> statement-breakpoint
CREATE INDEX `orders_user_id` ON `orders` (`user_id`);--> statement-breakpoint
CREATE TABLE `sigils` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`intention` text NOT NULL,
	`processed_text` text NOT NULL,
	`sigil_data` text NOT NULL,
	`recipe` text NOT NULL,
	`method` text NOT NULL,
	`tier` text NOT NULL,
	`core_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sigils_owned_or_expiring" CHECK(("sigils"."user_id" is null) = ("sigils"."expires_at" is not null)),
	CONSTRAINT "sigils_method_known" CHECK("sigils"."method" in ('chaos', 'planetary', 'custom', 'ancestral', 'elemental')),
	CONSTRAINT "sigils_tier_known" CHECK("sigils"."tier" in ('free', 'advanced', 'mastercrafted')),
	CONSTRAINT "sigils_intention_sealed" CHECK("sigils"."intention" glob 's[0-9].*.*'),
	CONSTRAINT "sigils_processed_text_sealed" CHECK("sigils"."processed_text" glob 's[0-9].*.*'),
	CONSTRAINT "sigils_sigil_data_sealed" CHECK("sigils"."sigil_data" glob 's[0-9].*.*'),
	CONSTRAINT "sigils_recipe_sealed" CHECK("sigils"."recipe" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE INDEX `sigils_user_id_created_at` ON `sigils` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sigils_expires_at` ON `sigils` (`expires_at`) WHERE expires_at is not null;--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`is_subscribed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);
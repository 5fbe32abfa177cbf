ALTER TABLE `hand_drawn_sigils` ADD `begun_at` integer;--> statement-breakpoint
ALTER TABLE `hand_drawn_sigils` ADD `drawing_at` integer;--> statement-breakpoint
ALTER TABLE `hand_drawn_sigils` ADD `drawn_at` integer;
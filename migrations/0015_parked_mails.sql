ALTER TABLE `outbox` ADD `told_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_parked_created_at` ON `outbox` (`created_at`) WHERE status = 'parked';
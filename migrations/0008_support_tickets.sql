ALTER TABLE `contact_requests` ADD `content_digest` text;--> statement-breakpoint
ALTER TABLE `contact_requests` ADD `is_urgent` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_requests_content_digest_created_at` ON `contact_requests` (`content_digest`,`created_at`);
CREATE TABLE `stored_files` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text NOT NULL,
	`state` text DEFAULT 'arriving' NOT NULL,
	`object_key` text NOT NULL,
	`content_key` text,
	`media_type` text NOT NULL,
	`width_px` integer NOT NULL,
	`height_px` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "stored_files_key_until_removed" CHECK(("stored_files"."content_key" is null) = ("stored_files"."state" = 'removed')),
	CONSTRAINT "stored_files_purpose_known" CHECK("stored_files"."purpose" in ('session_picture', 'commission_drawing')),
	CONSTRAINT "stored_files_state_known" CHECK("stored_files"."state" in ('arriving', 'kept', 'removed')),
	CONSTRAINT "stored_files_content_key_sealed" CHECK("stored_files"."content_key" glob 's[0-9].*.*')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stored_files_object_key_unique` ON `stored_files` (`object_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `stored_files_kept_unique` ON `stored_files` (`purpose`,`subject_id`) WHERE state in ('kept');--> statement-breakpoint
CREATE INDEX `stored_files_subject_id` ON `stored_files` (`subject_id`);--> statement-breakpoint
CREATE INDEX `stored_files_state_created_at` ON `stored_files` (`state`,`created_at`);
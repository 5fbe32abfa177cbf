-- Sigils that belong to nobody are no longer stored: nothing reads them. No table refers to this one, so nothing hangs on the
-- table that goes.
CREATE TABLE `owned_sigils` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`intention` text NOT NULL,
	`processed_text` text NOT NULL,
	`sigil_data` text NOT NULL,
	`recipe` text NOT NULL,
	`method` text NOT NULL,
	`tier` text NOT NULL,
	`core_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sigils_method_known" CHECK("owned_sigils"."method" in ('chaos', 'planetary', 'custom', 'ancestral', 'elemental')),
	CONSTRAINT "sigils_tier_known" CHECK("owned_sigils"."tier" in ('free', 'advanced', 'mastercrafted')),
	CONSTRAINT "sigils_intention_sealed" CHECK("owned_sigils"."intention" glob 's[0-9].*.*'),
	CONSTRAINT "sigils_processed_text_sealed" CHECK("owned_sigils"."processed_text" glob 's[0-9].*.*'),
	CONSTRAINT "sigils_sigil_data_sealed" CHECK("owned_sigils"."sigil_data" glob 's[0-9].*.*'),
	CONSTRAINT "sigils_recipe_sealed" CHECK("owned_sigils"."recipe" glob 's[0-9].*.*')
);
--> statement-breakpoint
INSERT INTO `owned_sigils` (`id`, `user_id`, `intention`, `processed_text`, `sigil_data`, `recipe`, `method`, `tier`, `core_version`, `created_at`)
SELECT `id`, `user_id`, `intention`, `processed_text`, `sigil_data`, `recipe`, `method`, `tier`, `core_version`, `created_at`
FROM `sigils` WHERE `user_id` IS NOT NULL;
--> statement-breakpoint
DROP TABLE `sigils`;
--> statement-breakpoint
ALTER TABLE `owned_sigils` RENAME TO `sigils`;
--> statement-breakpoint
CREATE INDEX `sigils_user_id_created_at` ON `sigils` (`user_id`,`created_at`);

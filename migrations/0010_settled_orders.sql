ALTER TABLE `orders` ADD `settled_as_of` integer;--> statement-breakpoint
CREATE INDEX `orders_browser_hash` ON `orders` (`browser_hash`);
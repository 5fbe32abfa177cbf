CREATE TABLE `service_turns` (
	`service` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL
);

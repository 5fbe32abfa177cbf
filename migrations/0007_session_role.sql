ALTER TABLE `sessions` ADD `role` text DEFAULT 'client' NOT NULL CONSTRAINT "sessions_role_known" CHECK("role" in ('client', 'master'));

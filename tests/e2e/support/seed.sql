-- What the browser tests find in their database: somebody who bought Advanced and is signed in; see buyer.ts.
insert into users (id, email, created_at)
values ('019a0000-0000-7000-8000-000000000001', 'buyer@example.test', unixepoch() * 1000);

insert into orders (id, order_number, email, tier, amount, idempotency_key, status, paid_at, created_at)
values ('019a0000-0000-7000-8000-000000000002', 'ORD-00000002', 'buyer@example.test', 'advanced', 4900,
  '019a0000-0000-7000-8000-000000000002', 'paid', unixepoch() * 1000, unixepoch() * 1000);

insert into sessions (token_hash, user_id, created_at, seen_at)
values ('9FNZbgm2OvtrhpNNSTzzuRN-5PX4RPeBiMl7ArZN8JQ', '019a0000-0000-7000-8000-000000000001',
  unixepoch() * 1000, unixepoch() * 1000),
  ('mHIl09ydYMmtEWGO2VAHIH3BuL4lAZscePLOznFkk5Y', '019a0000-0000-7000-8000-000000000001',
  unixepoch() * 1000, unixepoch() * 1000);

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

-- Somebody who bought Advanced and has done nothing since.
insert into users (id, email, created_at)
values ('019a0000-0000-7000-8000-000000000003', 'reader@example.test', unixepoch() * 1000);

insert into orders (id, order_number, email, tier, amount, idempotency_key, status, paid_at, created_at)
values ('019a0000-0000-7000-8000-000000000004', 'ORD-00000004', 'reader@example.test', 'advanced', 4900,
  '019a0000-0000-7000-8000-000000000004', 'paid', unixepoch() * 1000, unixepoch() * 1000);

insert into sessions (token_hash, user_id, created_at, seen_at)
values ('JCYPBrFvcjqVqwCvkDMfYjmNF28tzuZ0DzNcuR_KayU', '019a0000-0000-7000-8000-000000000003', unixepoch() * 1000, unixepoch() * 1000);

-- A session has to end on the day on which it begins: where it may soon be eleven at night in New York, the master is in Berlin.
insert into consultation_settings (id, settings, changed_at)
select 'settings', '{"zone":"Europe/Berlin"}', 1 where cast(strftime('%H', 'now') as integer) between 1 and 4;

-- Nobody delivers mails to these addresses: see desk-outcomes.spec.ts.
create trigger refuse_mails after insert on outbox when new.recipient like 'refused-%'
begin
  update outbox set status = 'parked', tries = 7, failure_code = 'refused' where id = new.id;
end;

-- Rate limits are counted before any row is looked at, and a repeated submission is recognised by a secret of the page
-- that sent it, not by the e-mail address in it. Deploy together with the functions: the arguments have changed.

drop function public.submit_contact_message(text, text, text, text, text, boolean, text, integer, integer, integer);
drop function public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, integer, integer, integer);
drop function public.record_external_booking(text, text, timestamptz, timestamptz, text, text, text, boolean);

-- SHA-256 of the random key in the form that made the booking.
alter table public.bookings add column key_digest text;
-- When the external calendar said what stands here: an older event, delayed or replayed, changes nothing.
alter table public.bookings add column reported_at timestamptz;

-- Stores a contact message and the notice about it, once: the same entries within a day are the same message.
-- Returns {} or {"retry_after"} in seconds; the result is the same for a new message and a repeated one.
-- `visitor` and `mailbox` are keyed digests (supabase/functions/_shared/visitor.ts).
create function public.submit_contact_message(
  name text, email text, company text, phone text, message text, suspicious boolean,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer
) returns jsonb language plpgsql set search_path = '' as $$
declare
  key text := public.digest_of('contact', lower(email), name, company, phone, message);
  period interval := make_interval(secs => period_seconds);
  stored uuid;
  wait integer;
begin
  wait := public.take_allowance(public.digest_of('contact', 'visitor', visitor), visitor_limit, period);
  if wait = 0 then
    wait := public.take_allowance(public.digest_of('contact', 'mailbox', mailbox), mailbox_limit, period);
  end if;
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  -- Two submissions of the same entries at the same moment come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(key, 0));
  if exists (select 1 from public.contact_messages m
      where m.fingerprint = key and m.created_at > now() - interval '1 day') then
    return '{}'::jsonb;
  end if;
  insert into public.contact_messages (name, email, company, phone, message, status, fingerprint)
    values (submit_contact_message.name, submit_contact_message.email, submit_contact_message.company,
      submit_contact_message.phone, submit_contact_message.message,
      case when suspicious then 'spam' else 'new' end, key)
    returning id into stored;
  if not suspicious then
    insert into public.mail_outbox (kind, message_id) values ('contact-notice', stored);
  end if;
  return '{}'::jsonb;
end $$;

-- Books a time, once. Returns {"id"}, {"taken": true} or {"retry_after"}. Only the form that made a booking gets its id
-- again: `key` is the random key of that form. Whose address holds a time makes no difference to the result.
-- Attempts count against the visitor; against the mailbox only what would be booked, as each booking mails it.
create function public.book_session(
  starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text, suspicious boolean, key text,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer
) returns jsonb language plpgsql set search_path = '' as $$
declare
  period interval := make_interval(secs => period_seconds);
  digest text := case when book_session.key is not null then public.digest_of('booking', book_session.key) end;
  held public.bookings;
  booked uuid;
  wait integer;
begin
  wait := public.take_allowance(public.digest_of('booking', 'visitor', visitor), visitor_limit, period);
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking ' || extract(epoch from starts_at)::text, 0));
  select * into held from public.bookings b
    where b.starts_at = book_session.starts_at and b.source = 'site' and b.cancelled_at is null and b.status <> 'spam';
  if found then
    if held.key_digest = digest then
      return jsonb_build_object('id', held.id);
    end if;
    return jsonb_build_object('taken', true);
  end if;
  if exists (select 1 from public.bookings b where b.cancelled_at is null and b.status <> 'spam' and b.source <> 'site'
      and b.starts_at < book_session.ends_at and b.ends_at > book_session.starts_at) then
    return jsonb_build_object('taken', true);
  end if;
  wait := public.take_allowance(public.digest_of('booking', 'mailbox', mailbox), mailbox_limit, period);
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  insert into public.bookings (starts_at, ends_at, name, email, time_zone, status, key_digest)
    values (book_session.starts_at, book_session.ends_at, book_session.name, book_session.email,
      book_session.time_zone, case when suspicious then 'spam' else 'new' end, digest)
    returning id into booked;
  if not suspicious then
    insert into public.mail_outbox (kind, booking_id) values ('booking-notice', booked), ('booking-confirmation', booked);
  end if;
  return jsonb_build_object('id', booked);
end $$;

-- Records what an external calendar told us at `reported_at`; the same event twice is one booking. `cancelled` ends it.
-- Of two events the later one holds, whichever arrives first; a cancellation stays.
create function public.record_external_booking(
  source text, external_id text, starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text,
  cancelled boolean, reported_at timestamptz
) returns jsonb language plpgsql set search_path = '' as $$
declare
  recorded public.bookings;
begin
  insert into public.bookings as b (source, external_id, starts_at, ends_at, name, email, time_zone, cancelled_at,
      reported_at)
    values (record_external_booking.source, record_external_booking.external_id, record_external_booking.starts_at,
      record_external_booking.ends_at, record_external_booking.name, record_external_booking.email,
      record_external_booking.time_zone, case when cancelled then now() end, record_external_booking.reported_at)
    on conflict on constraint bookings_source_external_id_key do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, name = excluded.name, email = excluded.email,
      time_zone = coalesce(excluded.time_zone, b.time_zone), reported_at = excluded.reported_at
      where b.reported_at is null or b.reported_at <= excluded.reported_at;
  update public.bookings b set cancelled_at = coalesce(b.cancelled_at, case when cancelled then now() end)
    where b.source = record_external_booking.source and b.external_id = record_external_booking.external_id
    returning b.* into recorded;
  if not cancelled and not exists (select 1 from public.mail_outbox o where o.booking_id = recorded.id) then
    insert into public.mail_outbox (kind, booking_id) values ('booking-notice', recorded.id);
  end if;
  return jsonb_build_object('id', recorded.id);
end $$;

-- The outbox needs neither digest.
create or replace function public.claim_mail(most integer, lease_seconds integer) returns setof jsonb
  language sql set search_path = '' as $$
  with due as (
    select o.id from public.mail_outbox o
      where o.sent_at is null and o.given_up_at is null and o.due_at <= now()
      order by o.due_at limit most for update skip locked
  ), taken as (
    update public.mail_outbox o set attempts = o.attempts + 1, due_at = now() + make_interval(secs => lease_seconds)
      from due where o.id = due.id returning o.*
  )
  select jsonb_build_object('id', t.id, 'kind', t.kind, 'attempts', t.attempts, 'created_at', t.created_at,
      'message', to_jsonb(m) - 'fingerprint', 'booking', to_jsonb(b) - 'key_digest')
    from taken t
    left join public.contact_messages m on m.id = t.message_id
    left join public.bookings b on b.id = t.booking_id
$$;

-- What was counted by plain digests of addresses.
delete from public.rate_limits;

revoke execute on function
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer),
  public.record_external_booking(text, text, timestamptz, timestamptz, text, text, text, boolean, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer),
  public.record_external_booking(text, text, timestamptz, timestamptz, text, text, text, boolean, timestamptz)
  to service_role;

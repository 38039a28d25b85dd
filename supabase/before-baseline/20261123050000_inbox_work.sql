-- What staff add to submissions: a colleague who takes care of one, and internal notes. And the page of this site from
-- which a form was sent.

-- An id of a staff account. Staff live in another schema, or another database: no foreign key.
alter table public.contact_messages
  add column assignee uuid,
  add column sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200);
alter table public.newsletter_subscribers
  add column assignee uuid,
  add column sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200);
alter table public.bookings
  add column assignee uuid,
  add column sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200);
create index contact_messages_assignee on public.contact_messages (assignee) where assignee is not null;
create index newsletter_subscribers_assignee on public.newsletter_subscribers (assignee) where assignee is not null;
create index bookings_assignee on public.bookings (assignee) where assignee is not null;

-- Deleted with what they are about. The author's name stays readable after their account is gone.
create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.contact_messages (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  booking_id uuid references public.bookings (id) on delete cascade,
  author uuid not null,
  author_name text not null check (char_length(author_name) between 1 and 500),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  check (num_nonnulls(message_id, subscriber_id, booking_id) = 1)
);
create index inbox_notes_message on public.inbox_notes (message_id, created_at) where message_id is not null;
create index inbox_notes_subscriber on public.inbox_notes (subscriber_id, created_at) where subscriber_id is not null;
create index inbox_notes_booking on public.inbox_notes (booking_id, created_at) where booking_id is not null;

alter table public.inbox_notes enable row level security;
revoke all on public.inbox_notes from anon, authenticated;
grant select, insert, update, delete on public.inbox_notes to service_role;

-- The three functions of forms take the page as their last argument. It has a default, so that functions deployed
-- before this migration still work.
drop function public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer);
drop function public.subscribe_to_newsletter(text, boolean, text, integer, integer);
drop function public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer);

-- Stores a contact message and the notice about it, once: the same entries within a day are the same message.
-- Returns {} or {"retry_after"} in seconds; the result is the same for a new message and a repeated one.
create function public.submit_contact_message(
  name text, email text, company text, phone text, message text, suspicious boolean,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null
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
  insert into public.contact_messages (name, email, company, phone, message, status, fingerprint, sent_from)
    values (submit_contact_message.name, submit_contact_message.email, submit_contact_message.company,
      submit_contact_message.phone, submit_contact_message.message,
      case when suspicious then 'spam' else 'new' end, key, submit_contact_message.sent_from)
    returning id into stored;
  if not suspicious then
    insert into public.mail_outbox (kind, message_id) values ('contact-notice', stored);
  end if;
  return '{}'::jsonb;
end $$;

-- Stores an address once; asking again is a success. Returns {"id"} or {"retry_after"}.
create function public.subscribe_to_newsletter(
  email text, suspicious boolean, visitor text, visitor_limit integer, period_seconds integer,
  sent_from text default null
) returns jsonb language plpgsql set search_path = '' as $$
declare
  known uuid;
  wait integer;
begin
  wait := public.take_allowance(public.digest_of('newsletter', 'visitor', visitor), visitor_limit,
    make_interval(secs => period_seconds));
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  -- An address that was stored as spam becomes new when a person submits it.
  insert into public.newsletter_subscribers as s (email, status, sent_from)
    values (lower(subscribe_to_newsletter.email), case when suspicious then 'spam' else 'new' end,
      subscribe_to_newsletter.sent_from)
    on conflict on constraint newsletter_subscribers_email_key
      do update set status = case when s.status = 'spam' and not suspicious then 'new' else s.status end
    returning id into known;
  return jsonb_build_object('id', known);
end $$;

-- Books a time, once. Returns {"id"}, {"taken": true} or {"retry_after"}. Only the form that made a booking gets its id
-- again: `key` is the random key of that form. Whose address holds a time makes no difference to the result.
-- Attempts count against the visitor; against the mailbox only what would be booked, as each booking mails it.
create function public.book_session(
  starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text, suspicious boolean, key text,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null
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
  insert into public.bookings (starts_at, ends_at, name, email, time_zone, status, key_digest, sent_from)
    values (book_session.starts_at, book_session.ends_at, book_session.name, book_session.email,
      book_session.time_zone, case when suspicious then 'spam' else 'new' end, digest, book_session.sent_from)
    returning id into booked;
  if not suspicious then
    insert into public.mail_outbox (kind, booking_id) values ('booking-notice', booked), ('booking-confirmation', booked);
  end if;
  return jsonb_build_object('id', booked);
end $$;

-- The outbox needs no digest, and nothing that staff added.
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
      'message', to_jsonb(m) - 'fingerprint' - 'assignee',
      'booking', to_jsonb(b) - 'key_digest' - 'user_id' - 'assignee', 'account', to_jsonb(a))
    from taken t
    left join public.contact_messages m on m.id = t.message_id
    left join public.bookings b on b.id = t.booking_id
    left join public.account_addresses a on a.user_id = t.account_id
$$;

-- As before; the notes about the account's bookings are deleted, and the pages they were booked on forgotten.
create or replace function public.delete_account(account uuid, email text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  own text := public.confirmed_address(account, email);
  mine uuid[] := array(select public.own_bookings(account, delete_account.email));
begin
  delete from public.mail_outbox o where o.booking_id = any (mine) and o.sent_at is null;
  with freed as (
    update public.bookings b set cancelled_at = now()
      where b.id = any (mine) and b.cancelled_at is null and b.source = 'site' and b.starts_at > now() returning b.id
  )
  insert into public.mail_outbox (kind, booking_id) select 'cancellation-notice', f.id from freed f;
  delete from public.inbox_notes n where n.booking_id = any (mine);
  update public.bookings b
    set name = 'Deleted account', email = 'deleted@account.invalid', time_zone = null, user_id = null, sent_from = null
    where b.id = any (mine);
  delete from public.newsletter_subscribers s where s.email = own;
  -- Some services store this as an object, others as a string of JSON.
  delete from auth.audit_log_entries l where l.payload::text like '%' || account::text || '%';
  delete from auth.users u where u.id = account;
  return jsonb_build_object('deleted', found);
end $$;

revoke execute on function
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer, text),
  public.subscribe_to_newsletter(text, boolean, text, integer, integer, text),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer, text)
  from public, anon, authenticated;
grant execute on function
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer, text),
  public.subscribe_to_newsletter(text, boolean, text, integer, integer, text),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer, text)
  to service_role;

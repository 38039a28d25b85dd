-- What visitors leave behind: profiles, messages, subscriptions, bookings; the mail that goes out for them; and the
-- counters that keep abuse out. Everything has row level security; the public key alone reads and writes none of it
-- (flows document, section 6).

-- Supabase grants new tables of `public` to its API roles, functions even to everybody: from here on only what is written.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;

-- A signed-in visitor's own row. The client inserts it after sign-up (flows document, section 7).
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (char_length(display_name) between 2 and 100),
  created_at timestamptz not null default now()
);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  company text check (char_length(company) between 1 and 100),
  phone text check (char_length(phone) between 1 and 20),
  message text not null check (char_length(message) between 1 and 2000),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  -- What was entered, as a digest: the idempotency key. The same message on the same day is the same message.
  fingerprint text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc, id);
create index contact_messages_fingerprint on public.contact_messages (fingerprint, created_at);

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) between 3 and 255 and email = lower(email)),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  created_at timestamptz not null default now()
);
create index newsletter_subscribers_newest on public.newsletter_subscribers (created_at desc, id);

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  -- The visitor's, for those who call: an IANA name.
  time_zone text check (char_length(time_zone) between 1 and 64),
  -- Where it was made: in the site's own calendar, or in an external one that told us by its webhook.
  source text not null default 'site' check (source in ('site', 'cal.com', 'calendly')),
  external_id text check (char_length(external_id) between 1 and 255),
  cancelled_at timestamptz,
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  created_at timestamptz not null default now(),
  check ((source = 'site') = (external_id is null)),
  unique (source, external_id)
);
create index bookings_newest on public.bookings (created_at desc, id);
-- Of two visitors who want one time, exactly one gets it. What a machine entered holds no time.
create unique index bookings_one_per_time on public.bookings (starts_at)
  where source = 'site' and cancelled_at is null and status <> 'spam';

-- Mail to be sent: written together with what it is about, sent later, tried again until it has gone.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact-notice', 'booking-notice', 'booking-confirmation')),
  message_id uuid references public.contact_messages (id) on delete cascade,
  booking_id uuid references public.bookings (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  -- After the last attempt: staff see it and may send it again.
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  check (num_nonnulls(message_id, booking_id) = 1)
);
create index mail_outbox_due on public.mail_outbox (due_at) where sent_at is null and given_up_at is null;
create index mail_outbox_message on public.mail_outbox (message_id);
create index mail_outbox_booking on public.mail_outbox (booking_id);

-- How often somebody has done something lately. Buckets are digests, never addresses.
create table public.rate_limits (
  bucket text primary key,
  hits integer not null,
  since timestamptz not null
);
create index rate_limits_since on public.rate_limits (since);

alter table public.profiles enable row level security;
alter table public.contact_messages enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table public.bookings enable row level security;
alter table public.mail_outbox enable row level security;
alter table public.rate_limits enable row level security;

create policy profiles_select_own on public.profiles for select to authenticated using ((select auth.uid()) = user_id);
create policy profiles_insert_own on public.profiles for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy profiles_update_own on public.profiles for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

revoke all on public.profiles, public.contact_messages, public.newsletter_subscribers, public.bookings,
  public.mail_outbox, public.rate_limits from anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles, public.contact_messages, public.newsletter_subscribers,
  public.bookings, public.mail_outbox, public.rate_limits to service_role;

-- Counts a hit. Answers 0 when it is allowed, else the seconds until it is again.
create function public.take_allowance(bucket text, capacity integer, period interval) returns integer
  language plpgsql set search_path = '' as $$
declare
  found public.rate_limits;
begin
  insert into public.rate_limits as r (bucket, hits, since) values (take_allowance.bucket, 1, now())
    on conflict on constraint rate_limits_pkey do update set
      hits = case when r.since <= now() - period then 1 else r.hits + 1 end,
      since = case when r.since <= now() - period then now() else r.since end
    returning * into found;
  if random() < 0.01 then
    delete from public.rate_limits r where r.since < now() - interval '2 days';
  end if;
  if found.hits <= capacity then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from found.since + period - now())))::integer;
end $$;

-- Digest of what somebody entered or of who somebody is; the separator cannot occur in it.
create function public.digest_of(variadic parts text[]) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(array_to_string(parts, E'\x1f', ''), 'UTF8')), 'hex')
$$;

-- Stores a contact message and the notice about it, once: the same entries within a day are the same message.
-- Answers {"id"} or {"retry_after"} in seconds. Called by the function `submit-contact` with the secret key.
create function public.submit_contact_message(
  name text, email text, company text, phone text, message text, suspicious boolean,
  visitor text, visitor_limit integer, address_limit integer, period_seconds integer
) returns jsonb language plpgsql set search_path = '' as $$
declare
  key text := public.digest_of('contact', lower(email), name, company, phone, message);
  period interval := make_interval(secs => period_seconds);
  known uuid;
  wait integer;
begin
  -- Two submissions of the same entries at the same moment come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(key, 0));
  select m.id into known from public.contact_messages m
    where m.fingerprint = key and m.created_at > now() - interval '1 day' limit 1;
  if known is not null then
    return jsonb_build_object('id', known);
  end if;
  wait := public.take_allowance(public.digest_of('contact', 'visitor', visitor), visitor_limit, period);
  if wait = 0 then
    wait := public.take_allowance(public.digest_of('contact', 'address', lower(email)), address_limit, period);
  end if;
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  insert into public.contact_messages (name, email, company, phone, message, status, fingerprint)
    values (submit_contact_message.name, submit_contact_message.email, submit_contact_message.company,
      submit_contact_message.phone, submit_contact_message.message,
      case when suspicious then 'spam' else 'new' end, key)
    returning id into known;
  if not suspicious then
    insert into public.mail_outbox (kind, message_id) values ('contact-notice', known);
  end if;
  return jsonb_build_object('id', known);
end $$;

-- Stores an address once; asking again is a success. Answers {"id"} or {"retry_after"}.
create function public.subscribe_to_newsletter(
  email text, suspicious boolean, visitor text, visitor_limit integer, period_seconds integer
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
  -- Somebody whom a machine has entered before, and who now comes in person, is welcome.
  insert into public.newsletter_subscribers as s (email, status)
    values (lower(subscribe_to_newsletter.email), case when suspicious then 'spam' else 'new' end)
    on conflict on constraint newsletter_subscribers_email_key
      do update set status = case when s.status = 'spam' and not suspicious then 'new' else s.status end
    returning id into known;
  return jsonb_build_object('id', known);
end $$;

-- Books a time, once. Answers {"id"}, {"taken": true} or {"retry_after"}. The same person asking again for the time that
-- they have gets the booking that they have.
create function public.book_session(
  starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text, suspicious boolean,
  visitor text, visitor_limit integer, address_limit integer, period_seconds integer
) returns jsonb language plpgsql set search_path = '' as $$
declare
  period interval := make_interval(secs => period_seconds);
  held public.bookings;
  known uuid;
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('booking ' || extract(epoch from starts_at)::text, 0));
  select * into held from public.bookings b
    where b.starts_at = book_session.starts_at and b.source = 'site' and b.cancelled_at is null and b.status <> 'spam';
  if found then
    if lower(held.email) = lower(book_session.email) then
      return jsonb_build_object('id', held.id);
    end if;
    return jsonb_build_object('taken', true);
  end if;
  if exists (select 1 from public.bookings b where b.cancelled_at is null and b.status <> 'spam' and b.source <> 'site'
      and b.starts_at < book_session.ends_at and b.ends_at > book_session.starts_at) then
    return jsonb_build_object('taken', true);
  end if;
  wait := public.take_allowance(public.digest_of('booking', 'visitor', visitor), visitor_limit, period);
  if wait = 0 then
    wait := public.take_allowance(public.digest_of('booking', 'address', lower(email)), address_limit, period);
  end if;
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  insert into public.bookings (starts_at, ends_at, name, email, time_zone, status)
    values (book_session.starts_at, book_session.ends_at, book_session.name, book_session.email,
      book_session.time_zone, case when suspicious then 'spam' else 'new' end)
    returning id into known;
  if not suspicious then
    insert into public.mail_outbox (kind, booking_id) values ('booking-notice', known), ('booking-confirmation', known);
  end if;
  return jsonb_build_object('id', known);
end $$;

-- Records what an external calendar told us; the same event twice is one booking. `cancelled` ends it.
create function public.record_external_booking(
  source text, external_id text, starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text,
  cancelled boolean
) returns jsonb language plpgsql set search_path = '' as $$
declare
  recorded public.bookings;
  is_new boolean;
begin
  insert into public.bookings as b (source, external_id, starts_at, ends_at, name, email, time_zone, cancelled_at)
    values (record_external_booking.source, record_external_booking.external_id, record_external_booking.starts_at,
      record_external_booking.ends_at, record_external_booking.name, record_external_booking.email,
      record_external_booking.time_zone, case when cancelled then now() end)
    on conflict on constraint bookings_source_external_id_key do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, name = excluded.name, email = excluded.email,
      time_zone = coalesce(excluded.time_zone, b.time_zone),
      -- Events may come out of order: what was cancelled stays so.
      cancelled_at = coalesce(b.cancelled_at, excluded.cancelled_at)
    returning b.* into recorded;
  is_new := not exists (select 1 from public.mail_outbox o where o.booking_id = recorded.id);
  if is_new and not cancelled then
    insert into public.mail_outbox (kind, booking_id) values ('booking-notice', recorded.id);
  end if;
  return jsonb_build_object('id', recorded.id);
end $$;

-- Times that are taken from now on, and nothing else about them.
create function public.taken_times() returns table (starts_at timestamptz, ends_at timestamptz)
  language sql stable set search_path = '' as $$
  select b.starts_at, b.ends_at from public.bookings b where b.cancelled_at is null and b.status <> 'spam' and b.ends_at > now()
    order by b.starts_at limit 5000
$$;

-- Takes mail that is due and keeps it from others for `lease_seconds`: who dies with it loses nothing but time.
create function public.claim_mail(most integer, lease_seconds integer) returns setof jsonb
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
      'message', to_jsonb(m) - 'fingerprint', 'booking', to_jsonb(b))
    from taken t
    left join public.contact_messages m on m.id = t.message_id
    left join public.bookings b on b.id = t.booking_id
$$;

revoke execute on function
  public.take_allowance(text, integer, interval),
  public.digest_of(text[]),
  public.submit_contact_message(text, text, text, text, text, boolean, text, integer, integer, integer),
  public.subscribe_to_newsletter(text, boolean, text, integer, integer),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, integer, integer, integer),
  public.record_external_booking(text, text, timestamptz, timestamptz, text, text, text, boolean),
  public.taken_times(),
  public.claim_mail(integer, integer)
  from public, anon, authenticated;
grant execute on function
  public.take_allowance(text, integer, interval),
  public.digest_of(text[]),
  public.submit_contact_message(text, text, text, text, text, boolean, text, integer, integer, integer),
  public.subscribe_to_newsletter(text, boolean, text, integer, integer),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, integer, integer, integer),
  public.record_external_booking(text, text, timestamptz, timestamptz, text, text, text, boolean),
  public.taken_times(),
  public.claim_mail(integer, integer)
  to service_role;

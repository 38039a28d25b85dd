-- What visitors leave behind: profiles, messages, subscriptions, bookings, entries of forms with their files; the mail that
-- goes out for them; and the counters that keep abuse out. Everything has row level security; the public key alone reads
-- and writes none of it. It replaces ten earlier migrations (docs/decisions/066-one-baseline.md).

-- Supabase grants new tables of `public` to its API roles, and functions to everybody: from here on only what is written.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;

-- A signed-in visitor's own row. The client inserts it after sign-up (flows document, section 7).
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (char_length(display_name) between 2 and 100),
  created_at timestamptz not null default now()
);

-- Of all lists of the inbox: `assignee` is the id of a staff account; staff live in another schema or another database, so
-- there is no foreign key. `sent_from` is the page of this site from which the form was sent, `language` that of the
-- visitor: later mail is written in it (docs/decisions/052-words-of-the-visitor.md).
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  company text check (char_length(company) between 1 and 100),
  phone text check (char_length(phone) between 1 and 20),
  message text not null check (char_length(message) between 1 and 2000),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  -- A digest of what was entered: the idempotency key. The same message on the same day is the same message.
  fingerprint text not null,
  created_at timestamptz not null default now(),
  assignee uuid,
  sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200),
  language text not null default 'en' check (language ~ '^[a-z]{2}$')
);
create index contact_messages_newest on public.contact_messages (created_at desc, id);
create index contact_messages_fingerprint on public.contact_messages (fingerprint, created_at);
create index contact_messages_assignee on public.contact_messages (assignee) where assignee is not null;

-- Confirmed subscriptions get issues by mail (docs/decisions/044-newsletter.md).
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) between 3 and 255 and email = lower(email)),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  created_at timestamptz not null default now(),
  assignee uuid,
  sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200),
  -- When the mailed link was opened; null until then.
  confirmed_at timestamptz,
  -- A bounce or a complaint: the address gets no more mail.
  suppressed_at timestamptz,
  suppressed_for text check (suppressed_for in ('bounce', 'complaint')),
  -- The subscription whose address this one replaces once it is confirmed.
  replaces uuid references public.newsletter_subscribers (id) on delete set null,
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  constraint newsletter_subscribers_suppressed_check check ((suppressed_at is null) = (suppressed_for is null))
);
create index newsletter_subscribers_newest on public.newsletter_subscribers (created_at desc, id);
create index newsletter_subscribers_assignee on public.newsletter_subscribers (assignee) where assignee is not null;
create index newsletter_subscribers_confirmed on public.newsletter_subscribers (confirmed_at)
  where confirmed_at is not null and suppressed_at is null;
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (created_at) where confirmed_at is null;
create index newsletter_subscribers_replaces on public.newsletter_subscribers (replaces) where replaces is not null;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255),
  -- The visitor's, for those who call: an IANA name.
  time_zone text check (char_length(time_zone) between 1 and 64),
  -- Where it was made: in the site's own calendar, or in an external one that reported it by its webhook.
  source text not null default 'site' check (source in ('site', 'cal.com', 'calendly')),
  external_id text check (char_length(external_id) between 1 and 255),
  cancelled_at timestamptz,
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  created_at timestamptz not null default now(),
  -- SHA-256 of the random key in the form that made the booking.
  key_digest text,
  -- When the external calendar said what stands here: an older event, delayed or replayed, changes nothing.
  reported_at timestamptz,
  user_id uuid references auth.users (id) on delete set null,
  assignee uuid,
  sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  check ((source = 'site') = (external_id is null)),
  unique (source, external_id)
);
create index bookings_newest on public.bookings (created_at desc, id);
-- Of two visitors who want one time, exactly one gets it. What a machine entered holds no time.
create unique index bookings_one_per_time on public.bookings (starts_at)
  where source = 'site' and cancelled_at is null and status <> 'spam';
create index bookings_user on public.bookings (user_id) where user_id is not null;
create index bookings_email on public.bookings (lower(email));
create index bookings_assignee on public.bookings (assignee) where assignee is not null;

-- What visitors enter in forms that staff build (docs/decisions/042-built-forms.md).
create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  -- The form in the CMS, with its title at the time: the entry outlives it.
  form_id uuid not null,
  form_title text not null check (char_length(form_title) between 1 and 120),
  name text check (char_length(name) between 1 and 200),
  email text check (char_length(email) between 3 and 255),
  -- [{"name", "label", "kind", "value"}] in the order of the form.
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The values alone, for the search of the inbox.
  texts text not null,
  -- Who is notified: addresses, or none for the company's own.
  recipients jsonb not null check (jsonb_typeof(recipients) = 'array'),
  -- {"subject", "text"} of the mail to the sender, if there is one: words of the staff alone.
  confirmation jsonb check (jsonb_typeof(confirmation) = 'object'),
  -- The page with the form, and the one that led there.
  sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200),
  source_page text check (char_length(source_page) between 1 and 500),
  campaign jsonb not null check (jsonb_typeof(campaign) = 'object'),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  assignee uuid,
  fingerprint text not null,
  created_at timestamptz not null default now(),
  language text not null default 'en' check (language ~ '^[a-z]{2}$')
);
create index form_submissions_newest on public.form_submissions (created_at desc, id);
create index form_submissions_fingerprint on public.form_submissions (fingerprint, created_at);
create index form_submissions_email on public.form_submissions (lower(email));
create index form_submissions_assignee on public.form_submissions (assignee) where assignee is not null;

-- Files that visitors attach to these forms. The site stores their content; this table knows which files there are, and the
-- entry that each belongs to. A file without an entry is removed.
create table public.form_files (
  id uuid primary key default gen_random_uuid(),
  -- None before the entry is stored, and after it was deleted in any way.
  submission_id uuid references public.form_submissions (id) on delete set null,
  created_at timestamptz not null default now()
);
create index form_files_submission on public.form_files (submission_id);
create index form_files_unused on public.form_files (created_at) where submission_id is null;

-- Notes of the staff, deleted with what they are about. The author's name stays readable after their account is gone.
create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.contact_messages (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  booking_id uuid references public.bookings (id) on delete cascade,
  author uuid not null,
  author_name text not null check (char_length(author_name) between 1 and 500),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  submission_id uuid references public.form_submissions (id) on delete cascade,
  check (num_nonnulls(message_id, subscriber_id, booking_id, submission_id) = 1)
);
create index inbox_notes_message on public.inbox_notes (message_id, created_at) where message_id is not null;
create index inbox_notes_subscriber on public.inbox_notes (subscriber_id, created_at) where subscriber_id is not null;
create index inbox_notes_booking on public.inbox_notes (booking_id, created_at) where booking_id is not null;
create index inbox_notes_submission on public.inbox_notes (submission_id, created_at) where submission_id is not null;

-- Addresses that accounts were asked to confirm, and have. An account that signs up without confirmation owns none
-- (docs/decisions/033-visitor-accounts.md).
create table public.account_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 255 and email = lower(email)),
  confirmed_at timestamptz,
  language text not null default 'en' check (language ~ '^[a-z]{2}$')
);

-- One act of the staff: an issue, its content as it was then, for whom and from when.
create table public.newsletter_sends (
  id uuid primary key default gen_random_uuid(),
  -- An id of the CMS.
  issue_id uuid not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- The segment: confirmed since, subscribed on this page; null for all.
  since timestamptz,
  page text check (page ~ '^/' and char_length(page) <= 200),
  due_at timestamptz not null default now(),
  -- When the deliveries were put in the outbox.
  queued_at timestamptz,
  cancelled_at timestamptz,
  created_by text not null check (char_length(created_by) between 1 and 500),
  created_at timestamptz not null default now()
);
create index newsletter_sends_issue on public.newsletter_sends (issue_id, created_at);
create index newsletter_sends_due on public.newsletter_sends (due_at) where queued_at is null and cancelled_at is null;

-- Mail to be sent: written together with what it is about, sent later, tried again until it has gone.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact-notice', 'booking-notice', 'booking-confirmation', 'cancellation-notice',
    'cancellation-confirmation', 'address-confirmation', 'form-notice', 'form-confirmation', 'newsletter-confirmation',
    'newsletter-issue')),
  message_id uuid references public.contact_messages (id) on delete cascade,
  booking_id uuid references public.bookings (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  -- After the last attempt: staff see it and may send it again.
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  account_id uuid references public.account_addresses (user_id) on delete cascade,
  submission_id uuid references public.form_submissions (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  send_id uuid references public.newsletter_sends (id) on delete cascade,
  issue_id uuid,
  -- What came back after it was sent.
  returned text check (returned in ('bounce', 'complaint')),
  check (num_nonnulls(message_id, booking_id, account_id, submission_id, subscriber_id) = 1),
  constraint mail_outbox_issue_check
    check (num_nonnulls(send_id, issue_id) = case when kind = 'newsletter-issue' then 2 else 0 end)
);
-- Issues wait for all other mail.
create index mail_outbox_due on public.mail_outbox ((kind = 'newsletter-issue'), due_at)
  where sent_at is null and given_up_at is null;
create index mail_outbox_message on public.mail_outbox (message_id);
create index mail_outbox_booking on public.mail_outbox (booking_id);
create index mail_outbox_account on public.mail_outbox (account_id) where account_id is not null;
create index mail_outbox_submission on public.mail_outbox (submission_id) where submission_id is not null;
-- No subscriber gets an issue twice, however often and to whichever segments it is sent.
create unique index mail_outbox_delivery on public.mail_outbox (issue_id, subscriber_id) where issue_id is not null;
create index mail_outbox_subscriber on public.mail_outbox (subscriber_id) where subscriber_id is not null;
create index mail_outbox_send on public.mail_outbox (send_id) where send_id is not null;

-- How often somebody has done something lately. Buckets are keyed digests, never addresses.
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
alter table public.form_submissions enable row level security;
alter table public.form_files enable row level security;
alter table public.inbox_notes enable row level security;
alter table public.account_addresses enable row level security;
alter table public.newsletter_sends enable row level security;
alter table public.mail_outbox enable row level security;
alter table public.rate_limits enable row level security;

create policy profiles_select_own on public.profiles for select to authenticated using ((select auth.uid()) = user_id);
create policy profiles_insert_own on public.profiles for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy profiles_update_own on public.profiles for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

revoke all on
  public.profiles, public.contact_messages, public.newsletter_subscribers, public.bookings, public.form_submissions,
  public.form_files, public.inbox_notes, public.account_addresses, public.newsletter_sends, public.mail_outbox,
  public.rate_limits
  from anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
grant select, insert, update, delete on
  public.profiles, public.contact_messages, public.newsletter_subscribers, public.bookings, public.form_submissions,
  public.form_files, public.inbox_notes, public.account_addresses, public.newsletter_sends, public.mail_outbox,
  public.rate_limits
  to service_role;

-- Shared by all forms. Every attempt counts before any row is read, so that the result tells nothing about what is stored.

-- Counts a hit. Returns 0 when it is allowed, otherwise the seconds until it is again.
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

-- Contact messages and sessions.

-- Stores a contact message and the notice about it, once: the same entries within a day are the same message.
-- Returns {} or {"retry_after"} in seconds; the result is the same for a new message and a repeated one.
-- `visitor` and `mailbox` are keyed digests (supabase/functions/_shared/visitor.ts).
create function public.submit_contact_message(
  name text, email text, company text, phone text, message text, suspicious boolean,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en'
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
  insert into public.contact_messages (name, email, company, phone, message, status, fingerprint, sent_from,
      language)
    values (submit_contact_message.name, submit_contact_message.email, submit_contact_message.company,
      submit_contact_message.phone, submit_contact_message.message,
      case when suspicious then 'spam' else 'new' end, key, submit_contact_message.sent_from,
      submit_contact_message.language)
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
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en'
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
  insert into public.bookings (starts_at, ends_at, name, email, time_zone, status, key_digest, sent_from,
      language)
    values (book_session.starts_at, book_session.ends_at, book_session.name, book_session.email,
      book_session.time_zone, case when suspicious then 'spam' else 'new' end, digest, book_session.sent_from,
      book_session.language)
    returning id into booked;
  if not suspicious then
    insert into public.mail_outbox (kind, booking_id) values ('booking-notice', booked), ('booking-confirmation', booked);
  end if;
  return jsonb_build_object('id', booked);
end $$;

-- Records what an external calendar reported at `reported_at`; the same event twice is one booking. `cancelled` ends it.
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

-- Times that are taken from now on, and nothing else about them.
create function public.taken_times() returns table (starts_at timestamptz, ends_at timestamptz)
  language sql stable set search_path = '' as $$
  select b.starts_at, b.ends_at from public.bookings b where b.cancelled_at is null and b.status <> 'spam' and b.ends_at > now()
    order by b.starts_at limit 5000
$$;

-- Forms that staff build.

-- Notes files that are about to be stored. Returns {"ids"}, or {"retry_after"} in seconds. Each file counts.
create function public.reserve_form_files(files integer, visitor text, visitor_limit integer, period_seconds integer)
returns jsonb language plpgsql set search_path = '' as $$
declare
  wait integer := 0;
  reserved uuid;
  ids jsonb := '[]';
begin
  for n in 1..files loop
    wait := public.take_allowance(public.digest_of('form-files', 'visitor', visitor), visitor_limit,
      make_interval(secs => period_seconds));
    if wait > 0 then
      return jsonb_build_object('retry_after', wait);
    end if;
  end loop;
  for n in 1..files loop
    insert into public.form_files default values returning id into reserved;
    ids := ids || to_jsonb(reserved);
  end loop;
  return jsonb_build_object('ids', ids);
end $$;

-- Stores what was entered in a form and the mail about it, once: the same entries within a day are the same entry.
-- Returns {} or {"retry_after"} in seconds; the result is the same for a new entry and a repeated one. With files it has
-- "kept": whether the entry has taken these, or has had the same ones before. Only the site, which signs forms, learns it.
-- `visitor` and `mailbox` are keyed digests; `mailbox` is null where the form asks for no e-mail address.
-- `answers`, `recipients`, `confirmation`, `campaign` and `files` are JSON as text: the embedded service passes lists as
-- arrays of Postgres. `identity`: what makes these answers the same as others, where that is not the answers themselves.
create function public.submit_form(
  form_id uuid, form_title text, name text, email text, answers text, texts text, recipients text,
  confirmation text, source_page text, campaign text, suspicious boolean,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, files text default '[]', identity text default null,
  language text default 'en'
) returns jsonb language plpgsql set search_path = '' as $$
declare
  key text := public.digest_of('form', form_id::text, coalesce(identity, answers));
  period interval := make_interval(secs => period_seconds);
  wanted integer := jsonb_array_length(files::jsonb);
  stored uuid;
  taken integer;
  wait integer;
begin
  wait := public.take_allowance(public.digest_of('form', 'visitor', visitor), visitor_limit, period);
  if wait = 0 and mailbox is not null then
    wait := public.take_allowance(public.digest_of('form', 'mailbox', mailbox), mailbox_limit, period);
  end if;
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  -- Two submissions of the same entries at the same moment come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(key, 0));
  if exists (select 1 from public.form_submissions s
      where s.fingerprint = key and s.created_at > now() - interval '1 day') then
    return case when wanted > 0 then '{"kept": false}'::jsonb else '{}'::jsonb end;
  end if;
  insert into public.form_submissions (form_id, form_title, name, email, answers, texts, recipients, confirmation,
      sent_from, source_page, campaign, status, fingerprint, language)
    values (submit_form.form_id, submit_form.form_title, submit_form.name, submit_form.email,
      submit_form.answers::jsonb, submit_form.texts, submit_form.recipients::jsonb,
      submit_form.confirmation::jsonb, submit_form.sent_from, submit_form.source_page, submit_form.campaign::jsonb,
      case when suspicious then 'spam' else 'new' end, key, submit_form.language)
    returning id into stored;
  update public.form_files f set submission_id = stored
    where f.submission_id is null
      and f.id in (select value::uuid from jsonb_array_elements_text(submit_form.files::jsonb));
  get diagnostics taken = row_count;
  if taken <> wanted then
    raise exception 'a file of this entry was not reserved';
  end if;
  if not suspicious then
    insert into public.mail_outbox (kind, submission_id) values ('form-notice', stored);
    if submit_form.confirmation is not null and submit_form.email is not null then
      insert into public.mail_outbox (kind, submission_id) values ('form-confirmation', stored);
    end if;
  end if;
  return case when wanted > 0 then '{"kept": true}'::jsonb else '{}'::jsonb end;
end $$;

-- The newsletter.

-- Has a mailbox sent the link that confirms a subscription, unless one is on its way or the mailbox had enough of them.
-- Silent, because a refusal would tell a stranger that the address was entered before.
create function public.mail_newsletter_confirmation(
  subscriber uuid, mailbox text, mailbox_limit integer, period interval
) returns void language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.mail_outbox o where o.subscriber_id = subscriber
      and o.kind = 'newsletter-confirmation' and o.sent_at is null and o.given_up_at is null) then
    return;
  end if;
  if public.take_allowance(public.digest_of('newsletter', 'mailbox', mailbox), mailbox_limit, period) = 0 then
    insert into public.mail_outbox (kind, subscriber_id) values ('newsletter-confirmation', subscriber);
  end if;
end $$;

-- Stores an address once and mails it the link that confirms it. Returns {} or {"retry_after"}; the result is the same
-- for a new address and a known one. `visitor` and `mailbox` are keyed digests.
create function public.subscribe_to_newsletter(
  email text, suspicious boolean, visitor text, mailbox text, visitor_limit integer, mailbox_limit integer,
  period_seconds integer, sent_from text default null, language text default 'en'
) returns jsonb language plpgsql set search_path = '' as $$
declare
  period interval := make_interval(secs => period_seconds);
  stored public.newsletter_subscribers;
  wait integer;
begin
  wait := public.take_allowance(public.digest_of('newsletter', 'visitor', visitor), visitor_limit, period);
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  -- Unconfirmed addresses are not kept.
  delete from public.newsletter_subscribers s
    where s.confirmed_at is null and s.suppressed_at is null and s.created_at < now() - interval '30 days';
  -- An address that was stored as spam becomes new when a person submits it.
  insert into public.newsletter_subscribers as s (email, status, sent_from, language)
    values (lower(subscribe_to_newsletter.email), case when suspicious then 'spam' else 'new' end,
      subscribe_to_newsletter.sent_from, subscribe_to_newsletter.language)
    on conflict on constraint newsletter_subscribers_email_key
      do update set status = case when s.status = 'spam' and not suspicious then 'new' else s.status end,
        -- Of a confirmed subscription, only its owner could change the language.
        language = case when s.confirmed_at is null then excluded.language else s.language end
    returning * into stored;
  if not suspicious and stored.confirmed_at is null and stored.suppressed_at is null then
    perform public.mail_newsletter_confirmation(stored.id, mailbox, mailbox_limit, period);
  end if;
  return '{}'::jsonb;
end $$;

-- Counts one use of a mailed link. Returns 0, or the seconds to wait.
create function public.take_subscription_allowance(visitor text, capacity integer, period_seconds integer)
  returns integer language sql set search_path = '' as $$
  select public.take_allowance(public.digest_of('subscription', visitor), capacity, make_interval(secs => period_seconds))
$$;

-- The mailed link was opened and its button pressed. Where the address replaces another one, the older subscription
-- gets it, with its deliveries and links. Returns {"confirmed"}: false if the subscription does not exist (any more).
create function public.confirm_newsletter(subscriber uuid) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  held public.newsletter_subscribers;
begin
  select * into held from public.newsletter_subscribers s where s.id = subscriber for update;
  if not found then
    return jsonb_build_object('confirmed', false);
  end if;
  if held.replaces is not null and held.confirmed_at is null then
    delete from public.newsletter_subscribers s where s.id = held.id;
    update public.newsletter_subscribers s set email = held.email, confirmed_at = now(), suppressed_at = null,
      suppressed_for = null where s.id = held.replaces;
    return jsonb_build_object('confirmed', true);
  end if;
  delete from public.newsletter_subscribers s where s.id = held.replaces;
  update public.newsletter_subscribers s set confirmed_at = coalesce(s.confirmed_at, now()),
    status = case when s.status = 'spam' then 'new' else s.status end where s.id = subscriber;
  return jsonb_build_object('confirmed', true);
end $$;

-- Deletes a subscription. A suppressed one stays, so that the address stays suppressed.
create function public.unsubscribe_newsletter(subscriber uuid) returns jsonb
  language sql set search_path = '' as $$
  delete from public.newsletter_subscribers s where s.id = subscriber and s.suppressed_at is null;
  select '{}'::jsonb
$$;

-- Mails the link that moves a subscription to another address, in the language of the subscription. Returns {} whatever
-- is known of either address.
create function public.move_newsletter(
  subscriber uuid, email text, mailbox text, mailbox_limit integer, period_seconds integer
) returns jsonb language plpgsql set search_path = '' as $$
declare
  target uuid;
begin
  if not exists (select 1 from public.newsletter_subscribers s where s.id = subscriber and s.confirmed_at is not null) then
    return '{}'::jsonb;
  end if;
  insert into public.newsletter_subscribers as s (email, replaces, language)
    select lower(move_newsletter.email), old.id, old.language from public.newsletter_subscribers old
      where old.id = subscriber
    on conflict on constraint newsletter_subscribers_email_key
      do update set replaces = excluded.replaces,
        language = case when s.confirmed_at is null then excluded.language else s.language end
        where s.id <> subscriber and s.suppressed_at is null
    returning s.id into target;
  if target is not null then
    perform public.mail_newsletter_confirmation(target, mailbox, mailbox_limit, make_interval(secs => period_seconds));
  end if;
  return '{}'::jsonb;
end $$;

-- Subscribers who may get an issue and have not: confirmed, not suppressed, not spam. Deliveries that were given up or
-- cancelled do not count. `since` and `page` limit the segment unless they are null.
create function public.newsletter_audience(issue uuid, since timestamptz, page text) returns setof uuid
  language sql stable set search_path = '' as $$
  select s.id from public.newsletter_subscribers s
    where s.confirmed_at is not null and s.suppressed_at is null and s.status <> 'spam'
      and (newsletter_audience.since is null or s.confirmed_at >= newsletter_audience.since)
      and (newsletter_audience.page is null or s.sent_from = newsletter_audience.page)
      and not exists (select 1 from public.mail_outbox o
        where o.issue_id = newsletter_audience.issue and o.subscriber_id = s.id
          and (o.sent_at is not null or o.given_up_at is null))
$$;

create function public.count_newsletter_audience(issue uuid, since timestamptz, page text) returns integer
  language sql stable set search_path = '' as $$
  select count(*)::integer from public.newsletter_audience(issue, since, page)
$$;

-- The pages on which confirmed subscribers subscribed, with their number: what a segment can be.
create function public.newsletter_pages() returns setof jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('page', s.sent_from, 'subscribers', count(*)) from public.newsletter_subscribers s
    where s.confirmed_at is not null and s.suppressed_at is null and s.status <> 'spam' and s.sent_from is not null
    group by s.sent_from order by count(*) desc, s.sent_from limit 50
$$;

-- Records that an issue is to be sent; the outbox queues it when it is due. `content` is JSON as text.
create function public.send_newsletter(
  issue uuid, content text, since timestamptz, page text, due_at timestamptz, created_by text
) returns jsonb language sql set search_path = '' as $$
  insert into public.newsletter_sends as n (issue_id, content, since, page, due_at, created_by)
    values (issue, send_newsletter.content::jsonb, send_newsletter.since, send_newsletter.page,
      coalesce(send_newsletter.due_at, now()), send_newsletter.created_by)
    returning jsonb_build_object('id', n.id)
$$;

-- Puts the deliveries of every send that is due in the outbox, once. A delivery that was given up before is tried again.
create function public.queue_newsletter() returns void
  language plpgsql set search_path = '' as $$
declare
  send public.newsletter_sends;
begin
  for send in select * from public.newsletter_sends n
    where n.queued_at is null and n.cancelled_at is null and n.due_at <= now() for update skip locked
  loop
    insert into public.mail_outbox as o (kind, subscriber_id, send_id, issue_id)
      select 'newsletter-issue', a.id, send.id, send.issue_id
        from public.newsletter_audience(send.issue_id, send.since, send.page) as a (id)
      on conflict (issue_id, subscriber_id) where issue_id is not null
        do update set send_id = excluded.send_id, attempts = 0, given_up_at = null, last_error = null,
          -- Not before the lease of a worker that may be sending it has ended.
          due_at = greatest(o.due_at, now())
        where o.sent_at is null and o.given_up_at is not null;
    update public.newsletter_sends n set queued_at = now() where n.id = send.id;
  end loop;
end $$;

-- Stops a send: what no worker has claimed is not sent. Returns {"cancelled"}: false if there was nothing to stop.
create function public.cancel_newsletter(send uuid) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  stopped boolean;
begin
  update public.newsletter_sends n set cancelled_at = now()
    where n.id = send and n.cancelled_at is null
      and (n.queued_at is null or exists (select 1 from public.mail_outbox o
        where o.send_id = send and o.sent_at is null and o.given_up_at is null));
  stopped := found;
  if stopped then
    -- Claimed deliveries stay, so that one which is being sent at this moment is known to have been.
    delete from public.mail_outbox o where o.send_id = send and o.sent_at is null and o.attempts = 0;
    update public.mail_outbox o set given_up_at = now(), last_error = 'CANCELLED'
      where o.send_id = send and o.sent_at is null and o.given_up_at is null;
  end if;
  return jsonb_build_object('cancelled', stopped);
end $$;

-- The sends of an issue, newest first, with the states of their deliveries. Those of deleted subscribers are deleted.
create function public.newsletter_progress(issue uuid) returns setof jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('id', n.id, 'since', n.since, 'page', n.page, 'due_at', n.due_at, 'queued_at', n.queued_at,
      'cancelled_at', n.cancelled_at, 'created_at', n.created_at, 'created_by', n.created_by,
      'waiting', count(o.id) filter (where o.sent_at is null and o.given_up_at is null),
      'sent', count(o.id) filter (where o.sent_at is not null),
      'failed', count(o.id) filter (where o.sent_at is null and o.given_up_at is not null),
      'returned', count(o.id) filter (where o.returned is not null))
    from public.newsletter_sends n left join public.mail_outbox o on o.send_id = n.id
    where n.issue_id = issue group by n.id order by n.created_at desc limit 50
$$;

-- Records a bounce or a complaint and suppresses the address: unsent issues are dropped. `mail` is the outbox row, if the
-- event names it; otherwise the newest delivery to the address counts as returned. Returns {"known"}.
create function public.record_mail_event(kind text, email text, mail uuid) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  subscriber uuid;
begin
  select s.id into subscriber from public.newsletter_subscribers s
    where s.email = lower(record_mail_event.email)
      or s.id = (select o.subscriber_id from public.mail_outbox o where o.id = mail)
    -- The address may have changed since the mail was sent.
    order by (s.email = lower(record_mail_event.email)) desc limit 1;
  if subscriber is null then
    return jsonb_build_object('known', false);
  end if;
  update public.newsletter_subscribers s set suppressed_at = coalesce(s.suppressed_at, now()),
    suppressed_for = case when s.suppressed_for = 'complaint' then 'complaint' else record_mail_event.kind end
    where s.id = subscriber and s.email = lower(record_mail_event.email);
  update public.mail_outbox o set returned = record_mail_event.kind
    where o.id = coalesce(
      (select m.id from public.mail_outbox m where m.id = mail and m.subscriber_id = subscriber),
      (select m.id from public.mail_outbox m where m.subscriber_id = subscriber and m.sent_at is not null
        order by m.sent_at desc limit 1));
  delete from public.mail_outbox o where o.subscriber_id = subscriber and o.sent_at is null
    and exists (select 1 from public.newsletter_subscribers s where s.id = subscriber and s.suppressed_at is not null);
  return jsonb_build_object('known', true);
end $$;

-- Accounts. `email` is what the authentication service says of the caller.

-- Counts one call of an account. Returns 0, or the seconds to wait.
create function public.take_account_allowance(account uuid, action text, capacity integer, period_seconds integer)
  returns integer language sql set search_path = '' as $$
  select public.take_allowance(public.digest_of('account', action, account::text), capacity,
    make_interval(secs => period_seconds))
$$;

-- The account's address, if it has been confirmed; else null.
create function public.confirmed_address(account uuid, email text) returns text
  language sql stable set search_path = '' as $$
  select a.email from public.account_addresses a
    where a.user_id = account and a.email = lower(confirmed_address.email) and a.confirmed_at is not null
$$;

-- Ids of the account's bookings: made or claimed by it, or made with its confirmed address by nobody else's account.
create function public.own_bookings(account uuid, email text) returns setof uuid
  language sql stable set search_path = '' as $$
  select b.id from public.bookings b
    where b.status <> 'spam' and (b.user_id = account
      or (b.user_id is null and lower(b.email) = public.confirmed_address(account, own_bookings.email)))
$$;

create function public.read_account(account uuid, email text) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'is_confirmed', own.email is not null,
    'is_subscribed', exists (select 1 from public.newsletter_subscribers s where s.email = own.email
      and s.status <> 'spam' and s.confirmed_at is not null and s.suppressed_at is null),
    'bookings', coalesce((
      select jsonb_agg(jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'source', b.source,
          'is_cancelled', b.cancelled_at is not null) order by b.starts_at desc)
        from (select * from public.bookings where id in (select public.own_bookings(account, read_account.email))
          order by starts_at desc limit 50) b), '[]'::jsonb))
    from (select public.confirmed_address(account, read_account.email) as email) own
$$;

-- Binds a booking to the account of somebody who knows its id, which is its secret. Returns {"claimed": true}, or
-- {"claimed": false} when there is none or it is another account's.
create function public.claim_booking(booking uuid, account uuid) returns jsonb
  language plpgsql set search_path = '' as $$
begin
  update public.bookings b set user_id = account
    where b.id = booking and b.status <> 'spam' and (b.user_id is null or b.user_id = account);
  return jsonb_build_object('claimed', found);
end $$;

-- Cancels an own booking that lies ahead, frees its time and notifies both sides, once. Returns {"outcome"}: 'cancelled' (also
-- when it was before), 'gone', 'past', or 'elsewhere' for a booking that an external calendar holds.
create function public.cancel_own_booking(booking uuid, account uuid, email text) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  held public.bookings;
begin
  select * into held from public.bookings b
    where b.id = booking and b.id in (select public.own_bookings(account, cancel_own_booking.email)) for update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  elsif held.cancelled_at is not null then
    return jsonb_build_object('outcome', 'cancelled');
  elsif held.source <> 'site' then
    return jsonb_build_object('outcome', 'elsewhere');
  elsif held.starts_at <= now() then
    return jsonb_build_object('outcome', 'past');
  end if;
  update public.bookings b set cancelled_at = now() where b.id = booking;
  delete from public.mail_outbox o where o.booking_id = booking and o.kind = 'booking-confirmation' and o.sent_at is null;
  insert into public.mail_outbox (kind, booking_id)
    values ('cancellation-notice', booking), ('cancellation-confirmation', booking);
  return jsonb_build_object('outcome', 'cancelled');
end $$;

-- Returns {"is_confirmed", "is_suppressed"}; changes nothing for an address that is not confirmed, and subscribes none
-- that is suppressed. The address needs no second confirmation.
create function public.set_own_newsletter(account uuid, email text, subscribed boolean, language text default 'en')
  returns jsonb
  language plpgsql set search_path = '' as $$
declare
  own text := public.confirmed_address(account, email);
  stored public.newsletter_subscribers;
begin
  if own is null then
    return jsonb_build_object('is_confirmed', false, 'is_suppressed', false);
  elsif subscribed then
    insert into public.newsletter_subscribers as s (email, confirmed_at, language)
      values (own, now(), set_own_newsletter.language)
      on conflict on constraint newsletter_subscribers_email_key
        do update set status = case when s.status = 'spam' then 'new' else s.status end,
          confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at), language = excluded.language
      returning * into stored;
  else
    delete from public.newsletter_subscribers s where s.email = own and s.suppressed_at is null;
  end if;
  return jsonb_build_object('is_confirmed', true, 'is_suppressed', stored.suppressed_at is not null);
end $$;

-- Has the account's address mailed a link that confirms it.
create function public.request_address_confirmation(account uuid, email text, language text default 'en')
  returns jsonb language plpgsql set search_path = '' as $$
begin
  insert into public.account_addresses as a (user_id, email, language)
    values (account, lower(request_address_confirmation.email), request_address_confirmation.language)
    on conflict (user_id) do update set email = excluded.email, language = excluded.language,
      confirmed_at = case when a.email = excluded.email then a.confirmed_at end;
  delete from public.mail_outbox o where o.account_id = account and o.sent_at is null;
  insert into public.mail_outbox (kind, account_id) values ('address-confirmation', account);
  return '{}'::jsonb;
end $$;

-- The link has been opened by the account it was made for.
create function public.confirm_address(account uuid, email text) returns jsonb
  language plpgsql set search_path = '' as $$
begin
  insert into public.account_addresses as a (user_id, email, confirmed_at)
    values (account, lower(confirm_address.email), now())
    on conflict (user_id) do update set email = excluded.email, confirmed_at = excluded.confirmed_at;
  return '{}'::jsonb;
end $$;

-- Called when a link that was mailed to the account's address has opened `session`. Unless the address has been confirmed before:
-- confirms it, and removes the password, other sessions, identities of other addresses and pending changes. Returns
-- {"cleared": true} if there was a password. Runs as owner: the secret key alone may not change users.
create function public.prove_mailbox(account uuid, email text, session uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  had_password boolean;
begin
  -- One of several calls at once does it.
  select coalesce(u.encrypted_password, '') <> '' into had_password
    from auth.users u where u.id = account and lower(u.email) = lower(prove_mailbox.email) for update;
  if not found or public.confirmed_address(account, prove_mailbox.email) is not null then
    return jsonb_build_object('cleared', false);
  end if;
  delete from auth.refresh_tokens r where r.user_id::text = account::text and r.session_id is distinct from session;
  delete from auth.sessions s where s.user_id = account and s.id is distinct from session;
  delete from auth.identities i
    where i.user_id = account and i.provider <> 'email' and lower(i.email) is distinct from lower(prove_mailbox.email);
  update auth.users u set encrypted_password = '', recovery_token = '', email_change = '', email_change_token_new = '',
      email_change_token_current = '', reauthentication_token = ''
    where u.id = account;
  perform public.confirm_address(account, prove_mailbox.email);
  return jsonb_build_object('cleared', had_password);
end $$;

-- Deletes an account and what belongs to it, all or nothing. Sessions that lie ahead are cancelled and the company is
-- notified; of every own booking only the time stays, and the notes about it are deleted. Runs as owner: the secret key
-- alone may not delete users.
create function public.delete_account(account uuid, email text) returns jsonb
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

-- Takes mail that is due and keeps it from others for `lease_seconds`: a worker that ends with it loses nothing but time. It
-- gets no digest, and nothing that staff added.
create function public.claim_mail(most integer, lease_seconds integer) returns setof jsonb
  language plpgsql set search_path = '' as $$
begin
  perform public.queue_newsletter();
  return query
  with due as (
    select o.id from public.mail_outbox o
      where o.sent_at is null and o.given_up_at is null and o.due_at <= now()
      order by (o.kind = 'newsletter-issue'), o.due_at limit most for update skip locked
  ), taken as (
    update public.mail_outbox o set attempts = o.attempts + 1, due_at = now() + make_interval(secs => lease_seconds)
      from due where o.id = due.id returning o.*
  )
  select jsonb_build_object('id', t.id, 'kind', t.kind, 'attempts', t.attempts, 'created_at', t.created_at,
      'message', to_jsonb(m) - 'fingerprint' - 'assignee',
      'booking', to_jsonb(b) - 'key_digest' - 'user_id' - 'assignee', 'account', to_jsonb(a),
      'submission', to_jsonb(s) - 'fingerprint' - 'texts' - 'assignee',
      'subscriber', case when r.id is not null
        then jsonb_build_object('id', r.id, 'email', r.email, 'is_move', r.replaces is not null,
          'language', r.language) end,
      'issue', case when n.id is not null then jsonb_build_object('id', n.issue_id, 'content', n.content) end)
    from taken t
    left join public.contact_messages m on m.id = t.message_id
    left join public.bookings b on b.id = t.booking_id
    left join public.account_addresses a on a.user_id = t.account_id
    left join public.form_submissions s on s.id = t.submission_id
    left join public.newsletter_subscribers r on r.id = t.subscriber_id
    left join public.newsletter_sends n on n.id = t.send_id;
end $$;

revoke execute on function
  public.take_allowance(text, integer, interval),
  public.digest_of(text[]),
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer, text,
    text),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer,
    integer, text, text),
  public.record_external_booking(text, text, timestamptz, timestamptz, text, text, text, boolean, timestamptz),
  public.taken_times(),
  public.reserve_form_files(integer, text, integer, integer),
  public.submit_form(uuid, text, text, text, text, text, text, text, text, text, boolean, text, text, integer,
    integer, integer, text, text, text, text),
  public.mail_newsletter_confirmation(uuid, text, integer, interval),
  public.subscribe_to_newsletter(text, boolean, text, text, integer, integer, integer, text, text),
  public.take_subscription_allowance(text, integer, integer),
  public.confirm_newsletter(uuid),
  public.unsubscribe_newsletter(uuid),
  public.move_newsletter(uuid, text, text, integer, integer),
  public.newsletter_audience(uuid, timestamptz, text),
  public.count_newsletter_audience(uuid, timestamptz, text),
  public.newsletter_pages(),
  public.send_newsletter(uuid, text, timestamptz, text, timestamptz, text),
  public.queue_newsletter(),
  public.cancel_newsletter(uuid),
  public.newsletter_progress(uuid),
  public.record_mail_event(text, text, uuid),
  public.take_account_allowance(uuid, text, integer, integer),
  public.confirmed_address(uuid, text),
  public.own_bookings(uuid, text),
  public.read_account(uuid, text),
  public.claim_booking(uuid, uuid),
  public.cancel_own_booking(uuid, uuid, text),
  public.set_own_newsletter(uuid, text, boolean, text),
  public.request_address_confirmation(uuid, text, text),
  public.confirm_address(uuid, text),
  public.prove_mailbox(uuid, text, uuid),
  public.delete_account(uuid, text),
  public.claim_mail(integer, integer)
  from public, anon, authenticated;
grant execute on function
  public.take_allowance(text, integer, interval),
  public.digest_of(text[]),
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer, text,
    text),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer,
    integer, text, text),
  public.record_external_booking(text, text, timestamptz, timestamptz, text, text, text, boolean, timestamptz),
  public.taken_times(),
  public.reserve_form_files(integer, text, integer, integer),
  public.submit_form(uuid, text, text, text, text, text, text, text, text, text, boolean, text, text, integer,
    integer, integer, text, text, text, text),
  public.mail_newsletter_confirmation(uuid, text, integer, interval),
  public.subscribe_to_newsletter(text, boolean, text, text, integer, integer, integer, text, text),
  public.take_subscription_allowance(text, integer, integer),
  public.confirm_newsletter(uuid),
  public.unsubscribe_newsletter(uuid),
  public.move_newsletter(uuid, text, text, integer, integer),
  public.newsletter_audience(uuid, timestamptz, text),
  public.count_newsletter_audience(uuid, timestamptz, text),
  public.newsletter_pages(),
  public.send_newsletter(uuid, text, timestamptz, text, timestamptz, text),
  public.queue_newsletter(),
  public.cancel_newsletter(uuid),
  public.newsletter_progress(uuid),
  public.record_mail_event(text, text, uuid),
  public.take_account_allowance(uuid, text, integer, integer),
  public.confirmed_address(uuid, text),
  public.own_bookings(uuid, text),
  public.read_account(uuid, text),
  public.claim_booking(uuid, uuid),
  public.cancel_own_booking(uuid, uuid, text),
  public.set_own_newsletter(uuid, text, boolean, text),
  public.request_address_confirmation(uuid, text, text),
  public.confirm_address(uuid, text),
  public.prove_mailbox(uuid, text, uuid),
  public.delete_account(uuid, text),
  public.claim_mail(integer, integer)
  to service_role;

-- What visitors send again (docs/decisions/032-repeated-submissions.md), and what stays deleted.

-- As before, except that on another page the same message is another: it may be about another position. One that was
-- taken for spam is no reason to drop it: the second attempt may be a person's who was too fast for the first.
create or replace function public.submit_contact_message(
  name text, email text, company text, phone text, message text, suspicious boolean,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en'
) returns jsonb language plpgsql set search_path = '' as $$
declare
  key text := public.digest_of('contact', lower(email), name, company, phone, message, sent_from);
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
      where m.fingerprint = key and m.created_at > now() - interval '1 day' and (suspicious or m.status <> 'spam')) then
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

-- As before, with that digest.
create or replace function public.submit_contact_message_with_origin(
  name text, email text, company text, phone text, message text, suspicious boolean,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en', source_page text default null, campaign text default '{}'
) returns jsonb language plpgsql set search_path = '' as $$
declare
  outcome jsonb := public.submit_contact_message(name, email, company, phone, message, suspicious, visitor, mailbox,
    visitor_limit, mailbox_limit, period_seconds, sent_from, language);
begin
  update public.contact_messages m
    set source_page = submit_contact_message_with_origin.source_page,
      campaign = submit_contact_message_with_origin.campaign::jsonb
    where m.fingerprint = public.digest_of('contact', lower(submit_contact_message_with_origin.email),
        submit_contact_message_with_origin.name, submit_contact_message_with_origin.company,
        submit_contact_message_with_origin.phone, submit_contact_message_with_origin.message,
        submit_contact_message_with_origin.sent_from)
      and m.created_at = now();
  return outcome;
end $$;

-- As before, with that difference.
create or replace function public.submit_form(
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
      where s.fingerprint = key and s.created_at > now() - interval '1 day' and (suspicious or s.status <> 'spam')) then
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

-- As before, and the form that booked may correct its entries: its visitor has not received the response. Mail that no
-- worker has claimed is written from the corrected row. A new address counts, as it is mailed.
create or replace function public.book_session_with_origin(
  starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text, suspicious boolean, key text,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en', note text default null, known_weeks smallint default null,
  late_weeks smallint default null, source_page text default null, campaign text default '{}'
) returns jsonb language plpgsql set search_path = '' as $$
declare
  outcome jsonb := public.book_session_with_note(starts_at, ends_at, name, email, time_zone, suspicious, key, visitor,
    mailbox, visitor_limit, mailbox_limit, period_seconds, sent_from, language, note, known_weeks, late_weeks);
  held public.bookings;
  mails text[] := '{booking-notice}';
  wait integer;
begin
  update public.bookings b
    set source_page = book_session_with_origin.source_page, campaign = book_session_with_origin.campaign::jsonb
    where b.id = (outcome ->> 'id')::uuid and b.created_at = now();
  if found or suspicious then
    return outcome;
  end if;
  select * into held from public.bookings b where b.id = (outcome ->> 'id')::uuid;
  if held.id is null or (held.name, held.email, held.note, held.known_weeks, held.late_weeks)
      is not distinct from (name, email, note, known_weeks, late_weeks) then
    return outcome;
  end if;
  if lower(held.email) <> lower(email) then
    wait := public.take_allowance(public.digest_of('booking', 'mailbox', mailbox), mailbox_limit,
      make_interval(secs => period_seconds));
    if wait > 0 then
      return jsonb_build_object('retry_after', wait);
    end if;
    mails := '{booking-notice, booking-confirmation}';
  end if;
  update public.bookings b
    set name = book_session_with_origin.name, email = book_session_with_origin.email,
      note = book_session_with_origin.note, known_weeks = book_session_with_origin.known_weeks,
      late_weeks = book_session_with_origin.late_weeks
    where b.id = held.id;
  insert into public.mail_outbox (kind, booking_id)
    select m.kind, held.id from unnest(mails) as m (kind) where not exists (select 1 from public.mail_outbox o
      where o.booking_id = held.id and o.kind = m.kind and o.attempts = 0);
  return outcome;
end $$;

-- Bookings of external calendars that were deleted here: later events about them are ignored, with the name and address
-- that they contain. Digests only.
create table public.erased_bookings (
  digest text primary key,
  erased_at timestamptz not null default now()
);
alter table public.erased_bookings enable row level security;
revoke all on public.erased_bookings from anon, authenticated;
grant select, insert, update, delete on public.erased_bookings to service_role;

create function public.note_erased_booking() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.erased_bookings (digest) values (public.digest_of('booking', old.source, old.external_id))
    on conflict do nothing;
  return null;
end $$;
revoke execute on function public.note_erased_booking() from public, anon, authenticated;
grant execute on function public.note_erased_booking() to service_role;
create trigger bookings_erased after delete on public.bookings
  for each row when (old.external_id is not null) execute function public.note_erased_booking();

-- As before, except that what was deleted stays deleted: the booking, or of a deleted account the name and the address.
create or replace function public.record_external_booking(
  source text, external_id text, starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text,
  cancelled boolean, reported_at timestamptz
) returns jsonb language plpgsql set search_path = '' as $$
declare
  recorded public.bookings;
  nobody constant text := 'deleted@account.invalid';
begin
  if exists (select 1 from public.erased_bookings e where e.digest = public.digest_of('booking',
      record_external_booking.source, record_external_booking.external_id)) then
    return '{}'::jsonb;
  end if;
  insert into public.bookings as b (source, external_id, starts_at, ends_at, name, email, time_zone, cancelled_at,
      reported_at)
    values (record_external_booking.source, record_external_booking.external_id, record_external_booking.starts_at,
      record_external_booking.ends_at, record_external_booking.name, record_external_booking.email,
      record_external_booking.time_zone, case when cancelled then now() end, record_external_booking.reported_at)
    on conflict on constraint bookings_source_external_id_key do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      name = case when b.email = nobody then b.name else excluded.name end,
      time_zone = case when b.email <> nobody then coalesce(excluded.time_zone, b.time_zone) end,
      email = case when b.email = nobody then b.email else excluded.email end,
      reported_at = excluded.reported_at
      where b.reported_at is null or b.reported_at <= excluded.reported_at;
  update public.bookings b set cancelled_at = coalesce(b.cancelled_at, case when cancelled then now() end)
    where b.source = record_external_booking.source and b.external_id = record_external_booking.external_id
    returning b.* into recorded;
  if not cancelled and recorded.email <> nobody
      and not exists (select 1 from public.mail_outbox o where o.booking_id = recorded.id) then
    insert into public.mail_outbox (kind, booking_id) values ('booking-notice', recorded.id);
  end if;
  return jsonb_build_object('id', recorded.id);
end $$;

-- As before, and an unconfirmed address is kept as long from each link as from the first one.
create or replace function public.mail_newsletter_confirmation(
  subscriber uuid, mailbox text, mailbox_limit integer, period interval
) returns void language plpgsql set search_path = '' as $$
begin
  update public.newsletter_subscribers s set created_at = now() where s.id = subscriber and s.confirmed_at is null;
  if exists (select 1 from public.mail_outbox o where o.subscriber_id = subscriber
      and o.kind = 'newsletter-confirmation' and o.sent_at is null and o.given_up_at is null) then
    return;
  end if;
  if public.take_allowance(public.digest_of('newsletter', 'mailbox', mailbox), mailbox_limit, period) = 0 then
    insert into public.mail_outbox (kind, subscriber_id) values ('newsletter-confirmation', subscriber);
  end if;
end $$;

-- Where a message and a booking come from, as entries of forms have it: the page that led to the form, and the campaign
-- of the visit (functions/_shared/form-origin.ts).
alter table public.contact_messages
  add column source_page text check (char_length(source_page) between 1 and 500),
  add column campaign jsonb not null default '{}' check (jsonb_typeof(campaign) = 'object');
alter table public.bookings
  add column source_page text check (char_length(source_page) between 1 and 500),
  add column campaign jsonb not null default '{}' check (jsonb_typeof(campaign) = 'object');

-- As `submit_contact_message`, with the origin. A repeated message changes nothing: `now()` is when this transaction
-- began, so only a row of its own is found. `campaign` is JSON as text.
create function public.submit_contact_message_with_origin(
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
        submit_contact_message_with_origin.phone, submit_contact_message_with_origin.message)
      and m.created_at = now();
  return outcome;
end $$;

-- As `book_session_with_note`, with the origin.
create function public.book_session_with_origin(
  starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text, suspicious boolean, key text,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en', note text default null, known_weeks smallint default null,
  late_weeks smallint default null, source_page text default null, campaign text default '{}'
) returns jsonb language plpgsql set search_path = '' as $$
declare
  outcome jsonb := public.book_session_with_note(starts_at, ends_at, name, email, time_zone, suspicious, key, visitor,
    mailbox, visitor_limit, mailbox_limit, period_seconds, sent_from, language, note, known_weeks, late_weeks);
begin
  update public.bookings b
    set source_page = book_session_with_origin.source_page, campaign = book_session_with_origin.campaign::jsonb
    where b.id = (outcome ->> 'id')::uuid and b.created_at = now();
  return outcome;
end $$;

-- As before, and the origin goes too.
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
    set name = 'Deleted account', email = 'deleted@account.invalid', time_zone = null, user_id = null, sent_from = null,
      note = null, known_weeks = null, late_weeks = null, source_page = null, campaign = '{}'
    where b.id = any (mine);
  delete from public.newsletter_subscribers s where s.email = own;
  -- Some services store this as an object, others as a string of JSON.
  delete from auth.audit_log_entries l where l.payload::text like '%' || account::text || '%';
  delete from auth.users u where u.id = account;
  return jsonb_build_object('deleted', found);
end $$;

revoke execute on function
  public.submit_contact_message_with_origin(text, text, text, text, text, boolean, text, text, integer, integer, integer,
    text, text, text, text),
  public.book_session_with_origin(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer,
    integer, integer, text, text, text, smallint, smallint, text, text)
  from public, anon, authenticated;
grant execute on function
  public.submit_contact_message_with_origin(text, text, text, text, text, boolean, text, text, integer, integer, integer,
    text, text, text, text),
  public.book_session_with_origin(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer,
    integer, integer, text, text, text, smallint, smallint, text, text)
  to service_role;

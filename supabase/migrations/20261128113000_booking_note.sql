-- What a visitor adds to a booking: a note, and the gap they drew (functions/_shared/gap.ts), in weeks.
alter table public.bookings
  add column note text check (char_length(note) between 1 and 500),
  add column known_weeks smallint check (known_weeks between 1 and 20),
  add column late_weeks smallint check (late_weeks between 0 and 8);

-- As `book_session`, with what the visitor added. A repeated form changes nothing.
create function public.book_session_with_note(
  starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text, suspicious boolean, key text,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en', note text default null, known_weeks smallint default null,
  late_weeks smallint default null
) returns jsonb language plpgsql set search_path = '' as $$
declare
  outcome jsonb := public.book_session(starts_at, ends_at, name, email, time_zone, suspicious, key, visitor, mailbox,
    visitor_limit, mailbox_limit, period_seconds, sent_from, language);
begin
  -- `now()` is when this transaction began: only a row of its own.
  update public.bookings b
    set note = book_session_with_note.note, known_weeks = book_session_with_note.known_weeks,
      late_weeks = book_session_with_note.late_weeks
    where b.id = (outcome ->> 'id')::uuid and b.created_at = now();
  return outcome;
end $$;

-- As before, and the note goes too.
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
      note = null, known_weeks = null, late_weeks = null
    where b.id = any (mine);
  delete from public.newsletter_subscribers s where s.email = own;
  -- Some services store this as an object, others as a string of JSON.
  delete from auth.audit_log_entries l where l.payload::text like '%' || account::text || '%';
  delete from auth.users u where u.id = account;
  return jsonb_build_object('deleted', found);
end $$;

revoke execute on function
  public.book_session_with_note(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer,
    integer, text, text, text, smallint, smallint)
  from public, anon, authenticated;
grant execute on function
  public.book_session_with_note(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer,
    integer, text, text, text, smallint, smallint)
  to service_role;

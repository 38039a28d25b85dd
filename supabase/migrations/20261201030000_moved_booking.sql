-- A form that is sent again with another time (docs/decisions/032-repeated-submissions.md).

-- As before, and the time that the same form booked before is free again: its visitor has not received the response. Who
-- was mailed about it is mailed that it was canceled.
create or replace function public.book_session_with_origin(
  starts_at timestamptz, ends_at timestamptz, name text, email text, time_zone text, suspicious boolean, key text,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null, language text default 'en', note text default null, known_weeks smallint default null,
  late_weeks smallint default null, source_page text default null, campaign text default '{}'
) returns jsonb language plpgsql set search_path = '' as $$
declare
  digest text := case when book_session_with_origin.key is not null then public.digest_of('booking', key) end;
  outcome jsonb;
  held public.bookings;
  former uuid;
  mails text[] := '{booking-notice}';
  wait integer;
begin
  -- Two times of one form come one after the other.
  if digest is not null then
    perform pg_advisory_xact_lock(hashtextextended('booking of ' || digest, 0));
  end if;
  outcome := public.book_session_with_note(starts_at, ends_at, name, email, time_zone, suspicious, key, visitor,
    mailbox, visitor_limit, mailbox_limit, period_seconds, sent_from, language, note, known_weeks, late_weeks);
  update public.bookings b
    set source_page = book_session_with_origin.source_page, campaign = book_session_with_origin.campaign::jsonb
    where b.id = (outcome ->> 'id')::uuid and b.created_at = now();
  if found and not suspicious then
    for former in
      update public.bookings b set cancelled_at = now()
        where b.key_digest = digest and b.id <> (outcome ->> 'id')::uuid and b.source = 'site' and b.status <> 'spam'
          and b.cancelled_at is null and b.starts_at > now()
        returning b.id
    loop
      insert into public.mail_outbox (kind, booking_id)
        select distinct replace(o.kind, 'booking', 'cancellation'), o.booking_id from public.mail_outbox o
          where o.booking_id = former and o.kind in ('booking-notice', 'booking-confirmation') and o.attempts > 0;
      delete from public.mail_outbox o where o.booking_id = former and o.sent_at is null
        and o.kind in ('booking-notice', 'booking-confirmation');
    end loop;
    return outcome;
  elsif found or suspicious then
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

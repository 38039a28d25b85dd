-- The language in which visitors sent a form: later mail to them is written in it (docs/decisions/052-words-of-the-visitor.md).
-- What was stored before is English, and so is what external calendars report.

alter table public.contact_messages add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table public.newsletter_subscribers add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table public.bookings add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table public.account_addresses add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

-- These take the language as their last argument. It has a default, so that functions deployed before this migration
-- still work.
drop function public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer, text);
drop function public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer, text);
drop function public.subscribe_to_newsletter(text, boolean, text, text, integer, integer, integer, text);
drop function public.set_own_newsletter(uuid, text, boolean);
drop function public.request_address_confirmation(uuid, text);

-- Stores a contact message and the notice about it, once: the same entries within a day are the same message.
-- Returns {} or {"retry_after"} in seconds; the result is the same for a new message and a repeated one.
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

-- Mails the link that moves a subscription to another address, in the language of the subscription. Returns {} whatever
-- is known of either address.
create or replace function public.move_newsletter(
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

create or replace function public.claim_mail(most integer, lease_seconds integer) returns setof jsonb
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
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer, text, text),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer, text, text),
  public.subscribe_to_newsletter(text, boolean, text, text, integer, integer, integer, text, text),
  public.set_own_newsletter(uuid, text, boolean, text),
  public.request_address_confirmation(uuid, text, text)
  from public, anon, authenticated;
grant execute on function
  public.submit_contact_message(text, text, text, text, text, boolean, text, text, integer, integer, integer, text, text),
  public.book_session(timestamptz, timestamptz, text, text, text, boolean, text, text, text, integer, integer, integer, text, text),
  public.subscribe_to_newsletter(text, boolean, text, text, integer, integer, integer, text, text),
  public.set_own_newsletter(uuid, text, boolean, text),
  public.request_address_confirmation(uuid, text, text)
  to service_role;

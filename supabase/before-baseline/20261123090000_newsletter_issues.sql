-- Newsletter issues by mail: confirmed subscriptions, sends and their deliveries, bounces and complaints
-- (docs/decisions/044-newsletter.md).

alter table public.newsletter_subscribers
  -- When the mailed link was opened; null until then.
  add column confirmed_at timestamptz,
  -- A bounce or a complaint: the address gets no more mail.
  add column suppressed_at timestamptz,
  add column suppressed_for text check (suppressed_for in ('bounce', 'complaint')),
  -- The subscription whose address this one replaces once it is confirmed.
  add column replaces uuid references public.newsletter_subscribers (id) on delete set null,
  add constraint newsletter_subscribers_suppressed_check check ((suppressed_at is null) = (suppressed_for is null));
create index newsletter_subscribers_confirmed on public.newsletter_subscribers (confirmed_at)
  where confirmed_at is not null and suppressed_at is null;
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (created_at) where confirmed_at is null;
create index newsletter_subscribers_replaces on public.newsletter_subscribers (replaces) where replaces is not null;

-- Those who subscribed under the previous rule were told that they are subscribed, and stay so.
update public.newsletter_subscribers set confirmed_at = created_at where status <> 'spam';

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
alter table public.newsletter_sends enable row level security;
revoke all on public.newsletter_sends from anon, authenticated;
grant select, insert, update, delete on public.newsletter_sends to service_role;

alter table public.mail_outbox
  add column subscriber_id uuid references public.newsletter_subscribers (id) on delete cascade,
  add column send_id uuid references public.newsletter_sends (id) on delete cascade,
  add column issue_id uuid,
  -- What came back after it was sent.
  add column returned text check (returned in ('bounce', 'complaint')),
  drop constraint mail_outbox_kind_check,
  drop constraint mail_outbox_check,
  add constraint mail_outbox_kind_check check (kind in ('contact-notice', 'booking-notice', 'booking-confirmation',
    'cancellation-notice', 'cancellation-confirmation', 'address-confirmation', 'form-notice', 'form-confirmation',
    'newsletter-confirmation', 'newsletter-issue')),
  add constraint mail_outbox_check
    check (num_nonnulls(message_id, booking_id, account_id, submission_id, subscriber_id) = 1),
  add constraint mail_outbox_issue_check
    check (num_nonnulls(send_id, issue_id) = case when kind = 'newsletter-issue' then 2 else 0 end);
-- No subscriber gets an issue twice, however often and to whichever segments it is sent.
create unique index mail_outbox_delivery on public.mail_outbox (issue_id, subscriber_id) where issue_id is not null;
create index mail_outbox_subscriber on public.mail_outbox (subscriber_id) where subscriber_id is not null;
create index mail_outbox_send on public.mail_outbox (send_id) where send_id is not null;
-- Issues wait for all other mail.
drop index public.mail_outbox_due;
create index mail_outbox_due on public.mail_outbox ((kind = 'newsletter-issue'), due_at)
  where sent_at is null and given_up_at is null;

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
        then jsonb_build_object('id', r.id, 'email', r.email, 'is_move', r.replaces is not null) end,
      'issue', case when n.id is not null then jsonb_build_object('id', n.issue_id, 'content', n.content) end)
    from taken t
    left join public.contact_messages m on m.id = t.message_id
    left join public.bookings b on b.id = t.booking_id
    left join public.account_addresses a on a.user_id = t.account_id
    left join public.form_submissions s on s.id = t.submission_id
    left join public.newsletter_subscribers r on r.id = t.subscriber_id
    left join public.newsletter_sends n on n.id = t.send_id;
end $$;

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

drop function public.subscribe_to_newsletter(text, boolean, text, integer, integer, text);

-- Stores an address once and mails it the link that confirms it. Returns {} or {"retry_after"}; the result is the same
-- for a new address and a known one. `visitor` and `mailbox` are keyed digests.
create function public.subscribe_to_newsletter(
  email text, suspicious boolean, visitor text, mailbox text, visitor_limit integer, mailbox_limit integer,
  period_seconds integer, sent_from text default null
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
  insert into public.newsletter_subscribers as s (email, status, sent_from)
    values (lower(subscribe_to_newsletter.email), case when suspicious then 'spam' else 'new' end,
      subscribe_to_newsletter.sent_from)
    on conflict on constraint newsletter_subscribers_email_key
      do update set status = case when s.status = 'spam' and not suspicious then 'new' else s.status end
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

-- Mails the link that moves a subscription to another address. Returns {} whatever is known of either address.
create function public.move_newsletter(
  subscriber uuid, email text, mailbox text, mailbox_limit integer, period_seconds integer
) returns jsonb language plpgsql set search_path = '' as $$
declare
  target uuid;
begin
  if not exists (select 1 from public.newsletter_subscribers s where s.id = subscriber and s.confirmed_at is not null) then
    return '{}'::jsonb;
  end if;
  insert into public.newsletter_subscribers as s (email, replaces) values (lower(move_newsletter.email), subscriber)
    on conflict on constraint newsletter_subscribers_email_key
      do update set replaces = excluded.replaces where s.id <> subscriber and s.suppressed_at is null
    returning s.id into target;
  if target is not null then
    perform public.mail_newsletter_confirmation(target, mailbox, mailbox_limit, make_interval(secs => period_seconds));
  end if;
  return '{}'::jsonb;
end $$;

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

create or replace function public.read_account(account uuid, email text) returns jsonb
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

-- Returns {"is_confirmed", "is_suppressed"}; changes nothing for an address that is not confirmed, and subscribes none
-- that is suppressed. The address needs no second confirmation.
create or replace function public.set_own_newsletter(account uuid, email text, subscribed boolean) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  own text := public.confirmed_address(account, email);
  stored public.newsletter_subscribers;
begin
  if own is null then
    return jsonb_build_object('is_confirmed', false, 'is_suppressed', false);
  elsif subscribed then
    insert into public.newsletter_subscribers as s (email, confirmed_at) values (own, now())
      on conflict on constraint newsletter_subscribers_email_key
        do update set status = case when s.status = 'spam' then 'new' else s.status end,
          confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at)
      returning * into stored;
  else
    delete from public.newsletter_subscribers s where s.email = own and s.suppressed_at is null;
  end if;
  return jsonb_build_object('is_confirmed', true, 'is_suppressed', stored.suppressed_at is not null);
end $$;

revoke execute on function
  public.newsletter_audience(uuid, timestamptz, text),
  public.count_newsletter_audience(uuid, timestamptz, text),
  public.newsletter_pages(),
  public.send_newsletter(uuid, text, timestamptz, text, timestamptz, text),
  public.queue_newsletter(),
  public.cancel_newsletter(uuid),
  public.newsletter_progress(uuid),
  public.mail_newsletter_confirmation(uuid, text, integer, interval),
  public.subscribe_to_newsletter(text, boolean, text, text, integer, integer, integer, text),
  public.take_subscription_allowance(text, integer, integer),
  public.confirm_newsletter(uuid),
  public.unsubscribe_newsletter(uuid),
  public.move_newsletter(uuid, text, text, integer, integer),
  public.record_mail_event(text, text, uuid)
  from public, anon, authenticated;
grant execute on function
  public.newsletter_audience(uuid, timestamptz, text),
  public.count_newsletter_audience(uuid, timestamptz, text),
  public.newsletter_pages(),
  public.send_newsletter(uuid, text, timestamptz, text, timestamptz, text),
  public.queue_newsletter(),
  public.cancel_newsletter(uuid),
  public.newsletter_progress(uuid),
  public.mail_newsletter_confirmation(uuid, text, integer, interval),
  public.subscribe_to_newsletter(text, boolean, text, text, integer, integer, integer, text),
  public.take_subscription_allowance(text, integer, integer),
  public.confirm_newsletter(uuid),
  public.unsubscribe_newsletter(uuid),
  public.move_newsletter(uuid, text, text, integer, integer),
  public.record_mail_event(text, text, uuid)
  to service_role;

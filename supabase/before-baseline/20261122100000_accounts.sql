-- What belongs to a visitor's account: bookings made while signed in, and everything else of its e-mail address once that
-- address is confirmed (docs/decisions/033-visitor-accounts.md). All functions are called with the secret key by functions that have
-- asked the authentication service who is calling; `email` is what it answered.

alter table public.bookings add column user_id uuid references auth.users (id) on delete set null;
create index bookings_user on public.bookings (user_id) where user_id is not null;
create index bookings_email on public.bookings (lower(email));

-- Addresses that accounts were asked to confirm, and have. An account that signs up without confirmation owns none.
create table public.account_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 255 and email = lower(email)),
  confirmed_at timestamptz
);
alter table public.account_addresses enable row level security;
revoke all on public.account_addresses from anon, authenticated;
grant select, insert, update, delete on public.account_addresses to service_role;

alter table public.mail_outbox
  add column account_id uuid references public.account_addresses (user_id) on delete cascade,
  drop constraint mail_outbox_kind_check,
  drop constraint mail_outbox_check,
  add constraint mail_outbox_kind_check check (kind in ('contact-notice', 'booking-notice', 'booking-confirmation',
    'cancellation-notice', 'cancellation-confirmation', 'address-confirmation')),
  add constraint mail_outbox_check check (num_nonnulls(message_id, booking_id, account_id) = 1);
create index mail_outbox_account on public.mail_outbox (account_id) where account_id is not null;

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
      'message', to_jsonb(m) - 'fingerprint', 'booking', to_jsonb(b) - 'key_digest' - 'user_id', 'account', to_jsonb(a))
    from taken t
    left join public.contact_messages m on m.id = t.message_id
    left join public.bookings b on b.id = t.booking_id
    left join public.account_addresses a on a.user_id = t.account_id
$$;

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
    'is_subscribed', exists (select 1 from public.newsletter_subscribers s where s.email = own.email and s.status <> 'spam'),
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

-- Cancels an own booking that lies ahead, frees its time and tells both sides, once. Returns {"outcome"}: 'cancelled' (also
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

-- Returns {"is_confirmed": false} for an address that is not, and changes nothing.
create function public.set_own_newsletter(account uuid, email text, subscribed boolean) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  own text := public.confirmed_address(account, email);
begin
  if own is null then
    return jsonb_build_object('is_confirmed', false);
  elsif subscribed then
    insert into public.newsletter_subscribers as s (email) values (own)
      on conflict on constraint newsletter_subscribers_email_key
        do update set status = case when s.status = 'spam' then 'new' else s.status end;
  else
    delete from public.newsletter_subscribers s where s.email = own;
  end if;
  return jsonb_build_object('is_confirmed', true);
end $$;

-- Has the account's address mailed a link that confirms it.
create function public.request_address_confirmation(account uuid, email text) returns jsonb
  language plpgsql set search_path = '' as $$
begin
  insert into public.account_addresses as a (user_id, email) values (account, lower(request_address_confirmation.email))
    on conflict (user_id) do update set email = excluded.email,
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

-- Deletes an account and what belongs to it, all or nothing. Sessions that lie ahead are cancelled and the company is told;
-- of every own booking only the time stays. Runs as owner: the secret key alone may not delete users.
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
  update public.bookings b
    set name = 'Deleted account', email = 'deleted@account.invalid', time_zone = null, user_id = null
    where b.id = any (mine);
  delete from public.newsletter_subscribers s where s.email = own;
  -- Some services store this as an object, others as a string of JSON.
  delete from auth.audit_log_entries l where l.payload::text like '%' || account::text || '%';
  delete from auth.users u where u.id = account;
  return jsonb_build_object('deleted', found);
end $$;

revoke execute on function
  public.take_account_allowance(uuid, text, integer, integer),
  public.confirmed_address(uuid, text),
  public.own_bookings(uuid, text),
  public.read_account(uuid, text),
  public.claim_booking(uuid, uuid),
  public.cancel_own_booking(uuid, uuid, text),
  public.set_own_newsletter(uuid, text, boolean),
  public.request_address_confirmation(uuid, text),
  public.confirm_address(uuid, text),
  public.delete_account(uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.take_account_allowance(uuid, text, integer, integer),
  public.confirmed_address(uuid, text),
  public.own_bookings(uuid, text),
  public.read_account(uuid, text),
  public.claim_booking(uuid, uuid),
  public.cancel_own_booking(uuid, uuid, text),
  public.set_own_newsletter(uuid, text, boolean),
  public.request_address_confirmation(uuid, text),
  public.confirm_address(uuid, text),
  public.delete_account(uuid, text)
  to service_role;

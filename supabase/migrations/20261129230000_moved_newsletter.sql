-- The link that moved a subscription, opened again, finds it moved: the row of the link is gone since.
alter table public.newsletter_subscribers
  -- The subscription whose link moved this one to its address.
  add column moved_by uuid;

-- As before, except that both subscriptions of a move are locked before either changes, the older one first, as deleting
-- it does: to confirm and to unsubscribe at the same moment was a deadlock.
create or replace function public.confirm_newsletter(subscriber uuid) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  held public.newsletter_subscribers;
begin
  perform from public.newsletter_subscribers s
    where s.id = (select r.replaces from public.newsletter_subscribers r where r.id = subscriber) for update;
  select * into held from public.newsletter_subscribers s where s.id = subscriber for update;
  if not found then
    return jsonb_build_object('confirmed', exists (
      select from public.newsletter_subscribers s where s.moved_by = subscriber and s.confirmed_at is not null));
  end if;
  if held.replaces is not null and held.confirmed_at is null then
    delete from public.newsletter_subscribers s where s.id = held.id;
    update public.newsletter_subscribers s set email = held.email, confirmed_at = now(), suppressed_at = null,
      suppressed_for = null, moved_by = held.id where s.id = held.replaces;
    return jsonb_build_object('confirmed', true);
  end if;
  delete from public.newsletter_subscribers s where s.id = held.replaces;
  update public.newsletter_subscribers s set confirmed_at = coalesce(s.confirmed_at, now()),
    status = case when s.status = 'spam' then 'new' else s.status end where s.id = subscriber;
  return jsonb_build_object('confirmed', true);
end $$;

-- Forms that staff build: what visitors enter in them, and the mail about it (docs/decisions/042-built-forms.md).

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
  -- Who is told: addresses, or none for the company's own.
  recipients jsonb not null check (jsonb_typeof(recipients) = 'array'),
  -- {"subject", "text"} of the mail to the sender, if there is one: words of the staff alone.
  confirmation jsonb check (jsonb_typeof(confirmation) = 'object'),
  -- The page with the form, and the one that led there.
  sent_from text check (sent_from ~ '^/' and char_length(sent_from) <= 200),
  source_page text check (char_length(source_page) between 1 and 500),
  campaign jsonb not null check (jsonb_typeof(campaign) = 'object'),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  -- An id of a staff account, as in the other lists.
  assignee uuid,
  fingerprint text not null,
  created_at timestamptz not null default now()
);
create index form_submissions_newest on public.form_submissions (created_at desc, id);
create index form_submissions_fingerprint on public.form_submissions (fingerprint, created_at);
create index form_submissions_email on public.form_submissions (lower(email));
create index form_submissions_assignee on public.form_submissions (assignee) where assignee is not null;

alter table public.inbox_notes
  add column submission_id uuid references public.form_submissions (id) on delete cascade,
  drop constraint inbox_notes_check,
  add constraint inbox_notes_check
    check (num_nonnulls(message_id, subscriber_id, booking_id, submission_id) = 1);
create index inbox_notes_submission on public.inbox_notes (submission_id, created_at) where submission_id is not null;

alter table public.form_submissions enable row level security;
revoke all on public.form_submissions from anon, authenticated;
grant select, insert, update, delete on public.form_submissions to service_role;

alter table public.mail_outbox
  add column submission_id uuid references public.form_submissions (id) on delete cascade,
  drop constraint mail_outbox_kind_check,
  drop constraint mail_outbox_check,
  add constraint mail_outbox_kind_check check (kind in ('contact-notice', 'booking-notice', 'booking-confirmation',
    'cancellation-notice', 'cancellation-confirmation', 'address-confirmation', 'form-notice', 'form-confirmation')),
  add constraint mail_outbox_check check (num_nonnulls(message_id, booking_id, account_id, submission_id) = 1);
create index mail_outbox_submission on public.mail_outbox (submission_id) where submission_id is not null;

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
      'message', to_jsonb(m) - 'fingerprint' - 'assignee',
      'booking', to_jsonb(b) - 'key_digest' - 'user_id' - 'assignee', 'account', to_jsonb(a),
      'submission', to_jsonb(s) - 'fingerprint' - 'texts' - 'assignee')
    from taken t
    left join public.contact_messages m on m.id = t.message_id
    left join public.bookings b on b.id = t.booking_id
    left join public.account_addresses a on a.user_id = t.account_id
    left join public.form_submissions s on s.id = t.submission_id
$$;

-- Stores what was entered in a form and the mail about it, once: the same entries within a day are the same entry.
-- Returns {} or {"retry_after"} in seconds; the result is the same for a new entry and a repeated one.
-- `visitor` and `mailbox` are keyed digests; `mailbox` is null where the form asks for no e-mail address.
-- `answers`, `recipients`, `confirmation` and `campaign` are JSON as text: the embedded service passes lists as arrays of Postgres.
create function public.submit_form(
  form_id uuid, form_title text, name text, email text, answers text, texts text, recipients text,
  confirmation text, source_page text, campaign text, suspicious boolean,
  visitor text, mailbox text, visitor_limit integer, mailbox_limit integer, period_seconds integer,
  sent_from text default null
) returns jsonb language plpgsql set search_path = '' as $$
declare
  key text := public.digest_of('form', form_id::text, answers);
  period interval := make_interval(secs => period_seconds);
  stored uuid;
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
    return '{}'::jsonb;
  end if;
  insert into public.form_submissions (form_id, form_title, name, email, answers, texts, recipients, confirmation,
      sent_from, source_page, campaign, status, fingerprint)
    values (submit_form.form_id, submit_form.form_title, submit_form.name, submit_form.email,
      submit_form.answers::jsonb, submit_form.texts, submit_form.recipients::jsonb,
      submit_form.confirmation::jsonb, submit_form.sent_from, submit_form.source_page, submit_form.campaign::jsonb,
      case when suspicious then 'spam' else 'new' end, key)
    returning id into stored;
  if not suspicious then
    insert into public.mail_outbox (kind, submission_id) values ('form-notice', stored);
    if submit_form.confirmation is not null and submit_form.email is not null then
      insert into public.mail_outbox (kind, submission_id) values ('form-confirmation', stored);
    end if;
  end if;
  return '{}'::jsonb;
end $$;

revoke execute on function
  public.submit_form(uuid, text, text, text, text, text, text, text, text, text, boolean, text, text, integer, integer,
    integer, text)
  from public, anon, authenticated;
grant execute on function
  public.submit_form(uuid, text, text, text, text, text, text, text, text, text, boolean, text, text, integer, integer,
    integer, text)
  to service_role;

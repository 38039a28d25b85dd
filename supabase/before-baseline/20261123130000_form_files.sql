-- Files that visitors attach to forms of the staff (docs/decisions/042-built-forms.md). The site stores their content;
-- this table knows which files there are, and the entry that each belongs to. A file without an entry is removed.

create table public.form_files (
  id uuid primary key default gen_random_uuid(),
  -- None before the entry is stored, and after it was deleted in any way.
  submission_id uuid references public.form_submissions (id) on delete set null,
  created_at timestamptz not null default now()
);
create index form_files_submission on public.form_files (submission_id);
create index form_files_unused on public.form_files (created_at) where submission_id is null;

alter table public.form_files enable row level security;
revoke all on public.form_files from anon, authenticated;
grant select, insert, update, delete on public.form_files to service_role;

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

revoke execute on function public.reserve_form_files(integer, text, integer, integer) from public, anon, authenticated;
grant execute on function public.reserve_form_files(integer, text, integer, integer) to service_role;

drop function public.submit_form(uuid, text, text, text, text, text, text, text, text, text, boolean, text, text, integer,
  integer, integer, text);

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
  sent_from text default null, files text default '[]', identity text default null
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
      sent_from, source_page, campaign, status, fingerprint)
    values (submit_form.form_id, submit_form.form_title, submit_form.name, submit_form.email,
      submit_form.answers::jsonb, submit_form.texts, submit_form.recipients::jsonb,
      submit_form.confirmation::jsonb, submit_form.sent_from, submit_form.source_page, submit_form.campaign::jsonb,
      case when suspicious then 'spam' else 'new' end, key)
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

revoke execute on function
  public.submit_form(uuid, text, text, text, text, text, text, text, text, text, boolean, text, text, integer, integer,
    integer, text, text, text)
  from public, anon, authenticated;
grant execute on function
  public.submit_form(uuid, text, text, text, text, text, text, text, text, text, boolean, text, text, integer, integer,
    integer, text, text, text)
  to service_role;

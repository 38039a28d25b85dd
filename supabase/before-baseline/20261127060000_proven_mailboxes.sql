-- An account's address may have been typed by somebody else, who then knows the first password. The first link that was mailed to the
-- address and opened ends what came before it (docs/decisions/033-visitor-accounts.md).

-- Called when a link that was mailed to the account's address has opened `session`. Unless the address has been confirmed before:
-- confirms it, and removes the password, other sessions, identities of other addresses and pending changes. Returns
-- {"cleared": true} if there was a password. Runs as owner: the secret key alone may not change users.
create function public.prove_mailbox(account uuid, email text, session uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  had_password boolean;
begin
  -- One of several calls at once does it.
  select coalesce(u.encrypted_password, '') <> '' into had_password
    from auth.users u where u.id = account and lower(u.email) = lower(prove_mailbox.email) for update;
  if not found or public.confirmed_address(account, prove_mailbox.email) is not null then
    return jsonb_build_object('cleared', false);
  end if;
  delete from auth.refresh_tokens r where r.user_id::text = account::text and r.session_id is distinct from session;
  delete from auth.sessions s where s.user_id = account and s.id is distinct from session;
  delete from auth.identities i
    where i.user_id = account and i.provider <> 'email' and lower(i.email) is distinct from lower(prove_mailbox.email);
  update auth.users u set encrypted_password = '', recovery_token = '', email_change = '', email_change_token_new = '',
      email_change_token_current = '', reauthentication_token = ''
    where u.id = account;
  perform public.confirm_address(account, prove_mailbox.email);
  return jsonb_build_object('cleared', had_password);
end $$;

revoke execute on function public.prove_mailbox(uuid, text, uuid) from public, anon, authenticated;
grant execute on function public.prove_mailbox(uuid, text, uuid) to service_role;

-- Nothing tells which of the older accounts were confirmed by the person who chose the password: they confirm again, and sign in
-- again, because older sessions do not say whether a link began them.
update public.account_addresses set confirmed_at = null where confirmed_at is not null;
delete from auth.refresh_tokens;
delete from auth.sessions;

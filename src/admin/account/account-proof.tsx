'use client';

import { PasswordField, TextField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { rankOf } from '@/access/roles';

const password = { name: 'currentPassword', label: 'Your current password' } as const;
const code = { name: 'currentCode', label: 'Code from your authenticator app, if you use one' } as const;

/** Clears all password fields: Payload keeps their values after a save and would send them again. */
function ForgetProof() {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
    // Removing the fields would remove their components too, and Payload would render plain text fields.
    for (const { name } of [password, code]) dispatch({ type: 'UPDATE', path: name, value: undefined });
  }, [dispatch]);
  return null;
}

/** The changes for which the server asks for proof (src/staff/sign-in/account-proof.ts). */
function useChanges() {
  const { id } = useDocumentInfo();
  return useFormFields(([{ email, password: secret, role, ssoIdentity }]) => {
    const isNewEmail = email?.initialValue !== undefined && email.value !== email.initialValue;
    const hasMoreRights = role?.initialValue !== undefined && rankOf(role.value) < rankOf(role.initialValue);
    const isLinked = Boolean(ssoIdentity?.value) && ssoIdentity?.value !== ssoIdentity?.initialValue;
    return {
      isNewEmail: id !== undefined && isNewEmail,
      isNeeded: id === undefined || Boolean(secret?.value) || isNewEmail || hasMoreRights || isLinked,
    };
  });
}

export function CurrentPassword() {
  const { data } = useDocumentInfo();
  const { isNeeded, isNewEmail } = useChanges();
  return (
    <>
      <ForgetProof key={data?.updatedAt} />
      {isNewEmail ? (
        <p>
          A link is mailed to the new address, and a notice to the old one. The new address counts once that link has
          been opened; until then, the old one stays.
        </p>
      ) : null}
      {isNeeded ? (
        <PasswordField
          autoComplete="current-password"
          field={password}
          path={password.name}
          schemaPath={`users.${password.name}`}
        />
      ) : null}
    </>
  );
}

export function CurrentCode() {
  const { isNeeded } = useChanges();
  return isNeeded ? <TextField field={code} path={code.name} schemaPath={`users.${code.name}`} /> : null;
}

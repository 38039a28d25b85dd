'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

const field = { name: 'currentPassword', label: 'Current password', required: true } as const;

const isGiven = (value: unknown) => Boolean(value) || 'Enter your current password.';

/** Clears all password fields: Payload keeps their values after a save and would send them again. */
function ForgetPasswords() {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
    // Removing the field would remove its component too, and Payload would render a plain text field.
    dispatch({ type: 'UPDATE', path: field.name, value: undefined });
  }, [dispatch]);
  return null;
}

export function CurrentPassword() {
  const { id, data } = useDocumentInfo();
  const { user } = useAuth();
  const isNeeded = useFormFields(
    ([{ email, password }]) =>
      Boolean(password?.value) || (email?.initialValue !== undefined && email.value !== email.initialValue),
  );
  return (
    <>
      <ForgetPasswords key={data?.updatedAt} />
      {isNeeded && user?.id === id ? (
        <PasswordField
          autoComplete="current-password"
          field={field}
          path={field.name}
          schemaPath={`users.${field.name}`}
          validate={isGiven}
        />
      ) : null}
    </>
  );
}

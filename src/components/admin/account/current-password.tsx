'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';

const field = {
  name: 'currentPassword',
  label: 'Current password',
  required: true,
} as const;

const isGiven = (value: unknown) => Boolean(value) || 'Enter your current password.';

/** On one's own account, once the e-mail address or the password is being changed. */
export function CurrentPassword() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isNeeded = useFormFields(
    ([{ email, password }]) => password !== undefined || (email !== undefined && email.value !== email.initialValue),
  );
  if (!isNeeded || user?.id !== id) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={field}
      path={field.name}
      schemaPath={`users.${field.name}`}
      validate={isGiven}
    />
  );
}

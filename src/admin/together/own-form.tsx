'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Lets the server tell apart two windows of one person. */
export function OwnForm() {
  const [own] = useState(() => crypto.randomUUID());
  const { dispatchFields } = useForm();
  const current = useFormFields(([fields]) => fields['editorial.form']?.value);
  useEffect(() => {
    if (current !== own) dispatchFields({ type: 'UPDATE', path: 'editorial.form', value: own });
  }, [current, own, dispatchFields]);
  return null;
}

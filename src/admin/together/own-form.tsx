'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Lets the server tell apart two windows of one person. */
export function OwnForm() {
  const [own] = useState(() => crypto.randomUUID());
  const [fields, dispatchFields] = useAllFormFields();
  // At every new state of the form: it replaces this one as it opens, with the value that is stored.
  useEffect(() => {
    const current = fields['editorial.form'];
    if (current && current.value !== own) dispatchFields({ type: 'UPDATE', path: 'editorial.form', value: own });
  }, [fields, own, dispatchFields]);
  return null;
}

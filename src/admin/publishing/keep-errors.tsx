'use client';

import { useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { type Fields, hasSameValues, lostErrors } from './lost-errors';

/** Keeps field errors after a failed publish: saved drafts and earlier responses report every field as valid. */
export function KeepErrors() {
  const isSubmitted = useFormSubmitted();
  const [fields] = useAllFormFields();
  const { dispatchFields, getFields, setSubmitted } = useForm();
  const latest = useRef<Fields>(undefined);
  /** Rejected fields, until their values change and the server validates them again. */
  const refused = useRef<Fields>(undefined);

  // Before paint, to avoid flicker.
  useLayoutEffect(() => {
    const before = latest.current;
    const restore = (now: Fields): boolean => {
      const errors = before ? lostErrors(before, now) : [];
      if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
      return errors.length > 0;
    };
    if (isSubmitted) {
      if (!before) refused.current = fields;
      else if (refused.current && !hasSameValues(refused.current, fields)) refused.current = undefined;
      latest.current = fields;
      if (refused.current) restore(fields);
      return;
    }
    refused.current = undefined;
    if (restore(getFields())) setSubmitted(true);
    else latest.current = undefined;
  }, [isSubmitted, fields, dispatchFields, getFields, setSubmitted]);
  return null;
}

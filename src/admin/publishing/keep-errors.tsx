'use client';

import { useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { type Fields, hasSameValues, lostErrors } from './lost-errors';

/**
 * After a refused publish, fields keep the errors that stand in its way. Payload drops them when a draft is saved, and when
 * an answer arrives that was asked for before the refusal: drafts may have errors, so both call every field valid.
 */
export function KeepErrors() {
  const isSubmitted = useFormSubmitted();
  const [fields] = useAllFormFields();
  const { dispatchFields, getFields, setSubmitted } = useForm();
  const latest = useRef<Fields>(undefined);
  /** What was refused, until something else stands in the form: then the server checks it again. */
  const refused = useRef<Fields>(undefined);

  // Before the browser paints, so that nothing flickers.
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

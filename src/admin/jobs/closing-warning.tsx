'use client';

import { Banner, useFormFields } from '@payloadcms/ui';
import { hasClosed } from './has-closed';

export function ClosingWarning() {
  const day = useFormFields(([fields]) => fields.validThrough?.value);
  if (typeof day !== 'string' || !hasClosed(day, new Date())) return null;
  return (
    <Banner type="error">
      The last day for applications has passed. A job published with this date is taken down again automatically. Change
      the date under “For job search engines”.
    </Banner>
  );
}

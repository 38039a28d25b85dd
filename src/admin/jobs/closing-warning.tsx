'use client';

import { Banner, useFormFields } from '@payloadcms/ui';
import { hasClosed } from './has-closed';

/** Above the form of a job: its last day for applications has passed. */
export function ClosingWarning() {
  const day = useFormFields(([fields]) => fields.validThrough?.value);
  if (typeof day !== 'string' || !hasClosed(day, new Date())) return null;
  return (
    <Banner type="error">
      The last day for applications has passed. A job that is published with this day leaves the site again by itself.
      Change the day under “For job search engines”.
    </Banner>
  );
}

import { draftMode } from 'next/headers';
import { cache } from 'react';
import { mayPreview } from './access';
import { receivedHeaders } from './received-headers';
import { asksForRelease } from './release';

/**
 * True while rendering a preview of unpublished changes. Next's draft cookie is the same for everyone until the next
 * build, so it grants nothing by itself: the staff session is checked each time. A release is previewed by itself,
 * without other drafts.
 */
export const isPreview = cache(async (): Promise<boolean> => {
  if (!(await draftMode()).isEnabled) return false;
  const headers = receivedHeaders();
  return !asksForRelease(headers) && (await mayPreview(headers));
});

import { draftMode } from 'next/headers';
import { cache } from 'react';
import { receivedHeaders } from '@/delivery/next/received-headers';
import { mayPreview } from './access';
import { requestsOverlay } from './overlay';

/** Next's draft cookie is the same for everyone and grants nothing by itself: the staff session is checked. */
export const isPreview = cache(async (): Promise<boolean> => {
  if (!(await draftMode()).isEnabled) return false;
  const headers = receivedHeaders();
  return !(await requestsOverlay(headers)) && (await mayPreview(headers));
});

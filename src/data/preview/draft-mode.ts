import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { draftMode } from 'next/headers';
import { cache } from 'react';
import { mayPreview } from './access';

/** The request's headers. `next/headers` hides them from static pages, which previews render. */
function receivedHeaders(): Headers {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'request' ? new Headers([...store.headers.entries()]) : new Headers();
}

/**
 * True while rendering a preview of unpublished changes. Next's draft cookie is the same for everyone until the next
 * build, so it grants nothing by itself: the staff session is checked each time.
 */
export const isPreview = cache(
  async (): Promise<boolean> => (await draftMode()).isEnabled && (await mayPreview(receivedHeaders())),
);

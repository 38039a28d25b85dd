import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { draftMode } from 'next/headers';
import { cache } from 'react';
import { mayPreview } from './access';

/** The headers of the request at hand. `next/headers` hides them from static pages, which are what a preview renders. */
function receivedHeaders(): Headers {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'request' ? new Headers([...store.headers.entries()]) : new Headers();
}

/**
 * Is this render a preview with unpublished changes? Next's draft cookie is one value for everybody until the next build,
 * so it grants nothing by itself: the staff session is checked each time.
 */
export const isPreview = cache(
  async (): Promise<boolean> => (await draftMode()).isEnabled && (await mayPreview(receivedHeaders())),
);

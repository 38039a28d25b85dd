import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';

/** `next/headers` hides them from static pages, which previews render. */
export function receivedHeaders(): Headers {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'request' ? new Headers([...store.headers.entries()]) : new Headers();
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** `redirect_to` of the current request, which @supabase/lite forgets before it mails. */
export const requestedOn = new AsyncLocalStorage<string | undefined>();

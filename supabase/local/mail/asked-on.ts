import { AsyncLocalStorage } from 'node:async_hooks';

/** `redirect_to` of the request that is being answered: @supabase/lite forgets it before it mails. */
export const askedOn = new AsyncLocalStorage<string | undefined>();

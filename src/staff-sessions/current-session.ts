import type { PayloadRequest } from 'payload';

/** The id of the session that a request came with. Payload sets it on the user, but its types do not know. */
export const currentSession = (user: PayloadRequest['user']): string | undefined =>
  (user as { _sid?: string } | null)?._sid;

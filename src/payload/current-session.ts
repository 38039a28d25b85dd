import type { PayloadRequest } from 'payload';

/** Payload sets it on the user, but not in its types. */
export const currentSession = (user: PayloadRequest['user']): string | undefined =>
  (user as { _sid?: string } | null)?._sid;

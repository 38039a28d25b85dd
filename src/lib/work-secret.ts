import { createHmac } from 'node:crypto';

/**
 * The word by which this site knows its own requests for background work. Made from the one secret it has.
 */
export const workSecretOf = (secret: string): string =>
  createHmac('sha256', secret).update('background-work').digest('base64url');

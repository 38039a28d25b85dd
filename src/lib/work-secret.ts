import { createHmac } from 'node:crypto';

/** Bearer token for internal requests, derived from the site's secret. */
export const workSecretOf = (secret: string): string =>
  createHmac('sha256', secret).update('background-work').digest('base64url');

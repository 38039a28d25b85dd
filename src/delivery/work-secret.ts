import { createHmac } from 'node:crypto';

/**
 * The word by which this site knows its own requests for background work. Made from the one secret it has.
 * @param {string} secret
 */
export const workSecretOf = (secret) => createHmac('sha256', secret).update('background-work').digest('base64url');

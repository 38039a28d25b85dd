/** As Payload makes tokens for a new password. */
const TOKEN = /^[0-9a-f]{40}$/;

/** False for what is stored instead of a token: a digest is longer. */
export const isResetToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

import type { TooManyAttempts } from './limits';

const headers = { 'Cache-Control': 'no-store' };

/** In Payload's format, for people without a session; `more`: fields for programs. */
export const refuse = (status: number, message: string, more: object = {}) =>
  Response.json({ errors: [{ message }], ...more }, { status, headers });

export const accept = (body: object) => Response.json(body, { headers });

const inMinutes = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
};

export const refuseForNow = ({ seconds }: TooManyAttempts) =>
  Response.json(
    { errors: [{ message: `Too many attempts. Try again ${inMinutes(seconds)}.` }] },
    { status: 429, headers: { ...headers, 'Retry-After': String(seconds) } },
  );

import { z } from 'zod';

const text = z.string().nullish();
const authTexts = z.looseObject({
  ...{ email: text, phone: text, password: text, nonce: text },
  ...{ refresh_token: text, token: text, token_hash: text, type: text },
});

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Hosted Supabase's 400 message for a body on which @supabase/lite fails with 500; undefined if it is fine. */
export function bodyFault(bytes: ArrayBuffer, { mustBeObject }: { mustBeObject: boolean }): string | undefined {
  if (bytes.byteLength === 0) return undefined;
  let value: unknown;
  let hasNul = false;
  try {
    value = JSON.parse(decoder.decode(bytes), (key, part: unknown) => {
      if (key.includes('\0') || (typeof part === 'string' && part.includes('\0'))) hasNul = true;
      return part;
    });
  } catch {
    return 'Could not parse request body as JSON';
  }
  if (hasNul) return 'The character U+0000 is not accepted';
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (mustBeObject && !isObject) return 'The request body must be a JSON object';
  const [wrong] = mustBeObject ? (authTexts.safeParse(value).error?.issues ?? []) : [];
  if (wrong) return `${wrong.path.join('.')} must be a string`;
  if (value === null) return 'The request body must not be null';
  return undefined;
}

/** For a body that passed `bodyFault`; undefined if it is empty. */
export const parsedBody = (bytes: ArrayBuffer): unknown =>
  bytes.byteLength > 0 ? JSON.parse(decoder.decode(bytes)) : undefined;

/** With `create_user: false`, as @supabase/lite would create an account for any other address. */
export function withoutSignUp(bytes: ArrayBuffer): ArrayBuffer {
  const { email } = (parsedBody(bytes) ?? {}) as { email?: unknown };
  const body = JSON.stringify({ email: typeof email === 'string' ? email : '', create_user: false });
  return new TextEncoder().encode(body).buffer;
}

export function withBody(request: Request, bytes: ArrayBuffer): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: hasBody && bytes.byteLength > 0 ? bytes : undefined,
  });
}

import { z } from 'zod';

const text = z.string().nullish();
/** What the authentication service reads as text; @supabase/lite does not look before it does. */
const authTexts = z.looseObject({
  ...{ email: text, phone: text, password: text, nonce: text },
  ...{ refresh_token: text, token: text, token_hash: text, type: text },
});

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A body that @supabase/lite would answer with 500, as the sentence that hosted Supabase would answer with 400. */
export function bodyFault(bytes: ArrayBuffer, { mustBeObject }: { mustBeObject: boolean }): string | undefined {
  if (bytes.byteLength === 0) return undefined;
  let value: unknown;
  let hasNul = false;
  try {
    value = JSON.parse(decoder.decode(bytes), (key, part: unknown) => {
      // Postgres has no text with U+0000 in it.
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

/** The value of a body that `bodyFault` has found nothing wrong with; undefined without a body. */
export const parsedBody = (bytes: ArrayBuffer): unknown =>
  bytes.byteLength > 0 ? JSON.parse(decoder.decode(bytes)) : undefined;

/** A request for a sign-in link, for an address that has an account: @supabase/lite would make one for any other. */
export function withoutSignUp(bytes: ArrayBuffer): ArrayBuffer {
  const { email } = (parsedBody(bytes) ?? {}) as { email?: unknown };
  const body = JSON.stringify({ email: typeof email === 'string' ? email : '', create_user: false });
  return new TextEncoder().encode(body).buffer;
}

/** The same request with a body that has been read already. */
export function withBody(request: Request, bytes: ArrayBuffer): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: hasBody && bytes.byteLength > 0 ? bytes : undefined,
  });
}

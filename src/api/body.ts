import { MAX_BODY_BYTES } from '@/lib/body-limits';
import { jsonFault } from './query';

/** Documents nest about twenty levels. */
const MOST_JSON_DEPTH = 64;
const NUL = 'The body contains the character U+0000. Remove it.';

/** The body's bytes; undefined, with the rest unread, as soon as it exceeds `most` bytes. */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Of files, as base64. A part at a time: the pattern would not survive longer ones. */
const FILES = /[\w+/=-]{1024}/g;
/** Of a body without its files. */
const MOST_VALUES = 2 * MAX_BODY_BYTES;

/** Large bodies carry files. Parsing as much of anything else would hold the process. */
function hasTooMuch(text: string): boolean {
  if (text.length <= MOST_VALUES) return false;
  let rest = text.length;
  for (const [file] of text.matchAll(FILES)) rest -= file.length;
  return rest > MOST_VALUES;
}

export function jsonBodyFault(text: string): string | undefined {
  if (text === '') return undefined;
  if (hasTooMuch(text)) return 'The body has more than 2 MB without its files. Split it.';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'The body is not valid JSON.';
  }
  const fault = jsonFault(value, MOST_JSON_DEPTH);
  if (fault === 'nul') return NUL;
  if (fault === 'deep') return 'The body is nested too deeply.';
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? undefined : 'The body must be a JSON object.';
}

const MOST_FIELDS = 1000;
const AMPERSAND = 38;
const TOO_MANY_FIELDS = `A form has at most ${MOST_FIELDS} fields. Send less at a time.`;

/** For a form as `a=1&b=2`, before it is parsed: half a million fields would hold the process for seconds. */
export function fieldsFault(body: Uint8Array): string | undefined {
  let at = -1;
  for (let fields = 1; fields <= MOST_FIELDS; fields++) {
    at = body.indexOf(AMPERSAND, at + 1);
    if (at === -1) return undefined;
  }
  return TOO_MANY_FIELDS;
}

/** The error message for a form body of a content type; undefined if it is fine. */
export async function formBodyFault(body: Uint8Array<ArrayBuffer>, type: string): Promise<string | undefined> {
  const tooMany = type.startsWith('multipart/') ? undefined : fieldsFault(body);
  if (tooMany) return tooMany;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (!form) return 'The body is not a form that can be read.';
  const fields = [...form];
  // Payload would parse them once more.
  if (fields.length > MOST_FIELDS) return TOO_MANY_FIELDS;
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value : value.name;
    if (name.includes('\0') || text.includes('\0')) return NUL;
    const fault = name === '_payload' ? jsonBodyFault(text) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

export const isSmall = (headers: Headers) => {
  const declared = headers.get('content-length');
  return declared !== null && Number(declared) <= MAX_BODY_BYTES;
};

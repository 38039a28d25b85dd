import type { z } from 'zod';
import { fieldErrors } from './fields.ts';
import { defaultLanguage, type Language } from './language.ts';
import type { Messages } from './messages.ts';
import { messagesIn } from './messages-in.ts';
import { languageIn } from './sent-language.ts';

/** Larger bodies are rejected unread. */
const MAX_BODY_BYTES = 64 * 1024;

/** `error` is for the visitor. Internal failures have none: the page shows its own fallback. */
type FunctionFailure = { code: string; error?: string; fields?: Record<string, string> };

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Chosen once the language of the request is known; a text for programs is a string. */
type ErrorText = string | ((messages: Messages) => string);
type RefusalBody = Omit<FunctionFailure, 'error'> & { error?: ErrorText };

export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: Record<string, string>;
  constructor(status: number, body: RefusalBody, headers: Record<string, string> = {}) {
    super(body.code);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const invalid = (fields: Record<string, string>) =>
  new Refusal(400, { code: 'validation_failed', error: ({ functions }) => functions.invalid, fields });

export const tooMany = (seconds: number) =>
  new Refusal(
    429,
    { code: 'rate_limited', error: ({ functions }) => functions.tooManyFromVisitor },
    { 'retry-after': String(seconds) },
  );

export function requireMethod(request: Request, ...methods: string[]): void {
  if (!methods.includes(request.method)) {
    throw new Refusal(405, { code: 'method_not_allowed' }, { allow: methods.join(', ') });
  }
}

/** Undefined if it is larger than 64 KB; the rest of it is then not read. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

export async function readText(request: Request): Promise<string> {
  const body = await readBody(request);
  if (!body) throw new Refusal(413, { code: 'payload_too_large', error: ({ functions }) => functions.tooLarge });
  return new TextDecoder().decode(body);
}

const languages = new WeakMap<Request, Language>();

export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    const body: unknown = JSON.parse(text);
    languages.set(request, languageIn(body));
    return body;
  } catch {
    throw new Refusal(400, { code: 'bad_json', error: ({ fallbacks }) => fallbacks.noText });
  }
}

/** The body of a program. @throws Refusal if it is not valid */
export async function readValid<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const { data, success } = schema.safeParse(await readJson(request));
  if (!success) throw invalid({});
  return data;
}

/** Those of a form, and the messages in its language. @throws Refusal with a message for each wrong field */
export async function readEntries<T>(
  request: Request,
  schema: (messages: Messages) => z.ZodType<T>,
): Promise<{ data: T; messages: Messages }> {
  const body = await readJson(request);
  const messages = messagesIn(languageIn(body));
  const parsed = schema(messages).safeParse(body);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return { data: parsed.data, messages };
}

/** The request may have been refused before its body was read. */
async function messagesFor(request: Request): Promise<Messages> {
  if (!languages.has(request)) await readJson(request).catch(() => undefined);
  return messagesIn(languages.get(request) ?? defaultLanguage);
}

/** SQLSTATE classes of a database that works again later: no connection, no room, stopped, no disk. */
const PASSES = /^(?:08|53|57|58)/;

/** A refusal is returned in the visitor's language; any other error is logged, and returned without details. */
export async function responseTo(error: unknown, functionName: string, request: Request): Promise<Response> {
  if (error instanceof Refusal) {
    const { body, status, headers } = error;
    const text = typeof body.error === 'function' ? body.error(await messagesFor(request)) : body.error;
    return json({ ...body, error: text } satisfies FunctionFailure, status, headers);
  }
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  // The message of a database error may quote a visitor's entries; its code does not.
  const reason = code ?? `${error instanceof Error ? error.name : typeof error} ${message ?? ''}`;
  // The site's own name for the request, by which its lines in the other log are found.
  const id = request.headers.get('x-request-id');
  console.error(`[${functionName}] failed: ${reason}${id ? ` request=${id}` : ''}`);
  if (!PASSES.test(code ?? '')) return json({ code: 'internal' } satisfies FunctionFailure, 500);
  const { fallbacks } = await messagesFor(request);
  return json({ code: 'unavailable', error: fallbacks.noResponse } satisfies FunctionFailure, 503);
}

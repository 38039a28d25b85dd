import { fallbacks, functionMessages } from './messages.ts';

/** Bodies beyond this are refused unread. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * What a function answers when something is wrong. `error` is for the visitor; a failure of our own gives none, and the
 * page says what it says then.
 */
export type FunctionFailure = { code: string; error?: string; fields?: Record<string, string> };

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** An answer that is thrown. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: FunctionFailure;
  readonly headers: Record<string, string>;
  constructor(status: number, body: FunctionFailure, headers: Record<string, string> = {}) {
    super(body.code);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const invalid = (fields: Record<string, string>) =>
  new Refusal(400, { code: 'validation_failed', error: functionMessages.invalid, fields });

export const tooMany = (seconds: number) =>
  new Refusal(
    429,
    { code: 'rate_limited', error: functionMessages.tooManyFromVisitor },
    { 'retry-after': String(seconds) },
  );

export function requireMethod(request: Request, ...methods: string[]): void {
  if (!methods.includes(request.method)) {
    throw new Refusal(405, { code: 'method_not_allowed' }, { allow: methods.join(', ') });
  }
}

/** The body, or undefined when it is larger than 64 KB; what is left of it then is not read. */
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

/** The body as text, at most 64 KB of it. */
export async function readText(request: Request): Promise<string> {
  const body = await readBody(request);
  if (!body) throw new Refusal(413, { code: 'payload_too_large', error: functionMessages.tooLarge });
  return new TextDecoder().decode(body);
}

/** The body as JSON; what is not JSON is refused. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { code: 'bad_json', error: fallbacks.noText });
  }
}

/** The last word of every function: a refusal as it is; anything else is logged, and told without details. */
export function answerTo(error: unknown, functionName: string): Response {
  if (error instanceof Refusal) return json(error.body, error.status, error.headers);
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  // The message of a database may quote what a visitor entered; its code does not.
  console.error(
    `[${functionName}] failed: ${code ?? (error instanceof Error ? error.name : typeof error)}${code ? '' : ` ${message ?? ''}`}`,
  );
  return json({ code: 'internal' } satisfies FunctionFailure, 500);
}

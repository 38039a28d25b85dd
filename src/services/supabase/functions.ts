import type { Messages } from '@shared/messages';
import { messagesIn } from '@shared/messages-in';
import { languageIn } from '@shared/sent-language';
import { visitorHeaders } from '@shared/visitor';
import { z } from 'zod';
import { env } from '@/env';
import { currentRequest, REQUEST_ID } from '@/lib/logging/current-request';
import { timed } from '@/lib/measures';

const PATIENCE_MS = 10_000;

const success = z.looseObject({ ok: z.literal(true) });
const failure = z.object({ error: z.string().min(1).optional(), fields: z.record(z.string(), z.string()).optional() });

/**
 * `text` is for the visitor: the function's own, otherwise a fallback of the error catalog. `isOff`: this site has no
 * visitor services, so trying again is no use.
 */
export type FunctionResponse =
  | { ok: true; data: Record<string, unknown> }
  | { ok: false; status: number; text: string; fields: Record<string, string>; isOff?: true };

const failed = (name: string, reason: string, response: Omit<Extract<FunctionResponse, { ok: false }>, 'ok'>) => {
  // Entries and addresses must not be logged.
  if (response.status === 0 || response.status >= 500) console.error(`[forms] ${name}: ${reason}`);
  return { ok: false as const, ...response };
};

async function readResponse(
  name: string,
  response: Response,
  { noText }: Messages['fallbacks'],
): Promise<FunctionResponse> {
  const body: unknown = await response.json().catch(() => undefined);
  const { status } = response;
  if (response.ok) {
    const parsed = success.safeParse(body);
    if (parsed.success) return { ok: true, data: parsed.data };
    // For example a proxy's error page: the data may or may not have been stored.
    return failed(name, `status ${status} without a readable response`, { status: 502, text: noText, fields: {} });
  }
  const failureBody = failure.safeParse(body);
  const text = failureBody.data?.error ?? noText;
  return failed(name, `status ${status}`, { status, text, fields: failureBody.data?.fields ?? {} });
}

type Rest = [body: unknown, visitor: string, token?: string, patience?: number];

const isNotSent = (response: FunctionResponse) => !response.ok && (response.status === 0 || response.status >= 500);

/**
 * Calls an Edge Function with the publishable key (decisions, "Forms"). Never throws: a failure has a text in the
 * language that `body` names. `visitor`: IP address for rate limits; `token`: access token of a signed-in visitor.
 */
export const callFunction = (name: string, ...rest: Rest): Promise<FunctionResponse> =>
  timed('alethia_function_seconds', { function: name }, () => call(name, ...rest), isNotSent);

async function call(
  name: string,
  body: unknown,
  visitor: string,
  token?: string,
  patience = PATIENCE_MS,
): Promise<FunctionResponse> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '' } = env();
  const { fallbacks } = messagesIn(languageIn(body));
  const request = currentRequest();
  const noResponse = { status: 0, text: fallbacks.noResponse, fields: {} };
  if (!SUPABASE_URL)
    return failed(name, 'SUPABASE_URL is not set: nothing can be stored', { ...noResponse, isOff: true });
  try {
    const response = await fetch(`${SUPABASE_URL}/functions/v1/${name}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: SUPABASE_PUBLISHABLE_KEY,
        ...(request ? { [REQUEST_ID]: request } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(await visitorHeaders(visitor, SUPABASE_SECRET_KEY)),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    return await readResponse(name, response, fallbacks);
  } catch (error) {
    return failed(name, error instanceof Error ? error.name : 'no response', noResponse);
  }
}

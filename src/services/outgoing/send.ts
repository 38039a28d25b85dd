import http from 'node:http';
import https from 'node:https';
import { NotPublic, publicLookup, refusePrivateNumber } from '@/services/public-address';
import { isAllowedPrivate } from './address';

const TIMEOUT_MS = 10_000;

/**
 * The status of the response, or why there was none, in words for staff. `body`: as much of it as is read. `retryAfter`:
 * the header.
 */
export type Outcome =
  | { status: number; body: string; retryAfter?: string; error?: undefined }
  | { status?: undefined; body?: undefined; retryAfter?: undefined; error: string };

type Options = {
  method?: 'GET' | 'POST' | 'PATCH';
  timeoutMs?: number;
  /** What is read of the response. Without it, nothing is: it is of no use, and may be endless. */
  mostBytes?: number;
  agent?: string;
};

/** Of what Node or the request failed with; empty if it has none. */
export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

function wordsOf(error: unknown, timeoutMs: number): string {
  const code = codeOf(error);
  if (error instanceof NotPublic) return 'The address is not on the public internet.';
  if (code === 'TOO_LONG') return 'The response is too long.';
  if (['ENOTFOUND', 'ENODATA'].includes(code)) return 'There is no such host.';
  if (['ABORT_ERR', 'ETIMEDOUT', '23'].includes(code))
    return `There was no response within ${timeoutMs / 1000} seconds.`;
  return code ? `The connection failed (${code}).` : 'The connection failed.';
}

const tooLong = () => Object.assign(new Error('The response is too long'), { code: 'TOO_LONG' });

async function textOf(response: http.IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (mostBytes > 0)
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw tooLong();
      chunks.push(chunk);
    }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8');
}

function request(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { method = 'POST', timeoutMs = TIMEOUT_MS, agent = 'AlethiaWebhooks/1.0' }: Options,
): Promise<http.IncomingMessage> {
  const isPrivate = isAllowedPrivate(url);
  if (!isPrivate) refusePrivateNumber(url.hostname);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: {
          'user-agent': agent,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          ...headers,
        },
        lookup: isPrivate ? undefined : publicLookup(),
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** POST, unless `method` says otherwise. Never throws. Follows no redirects, which would lead what is secret elsewhere. */
export async function send(
  address: string,
  body: string,
  headers: Record<string, string>,
  options: Options = {},
): Promise<Outcome> {
  const { timeoutMs = TIMEOUT_MS, mostBytes = 0 } = options;
  try {
    const response = await request(new URL(address), body, headers, options);
    const retryAfter = response.headers['retry-after'];
    return { status: response.statusCode ?? 0, body: await textOf(response, mostBytes), retryAfter };
  } catch (error) {
    return { error: wordsOf(error, timeoutMs) };
  }
}

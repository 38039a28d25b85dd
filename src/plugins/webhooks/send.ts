import http from 'node:http';
import https from 'node:https';
import { NotPublic, publicLookup, refusePrivateNumber } from '@/services/public-address';
import { isAllowedPrivate } from './address';

const TIMEOUT_MS = 10_000;

/** The status of the response, or why there was none, in words for staff. */
export type Outcome = { status: number; error?: undefined } | { status?: undefined; error: string };

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

function wordsOf(error: unknown): string {
  const code = codeOf(error);
  if (error instanceof NotPublic) return 'The address is not on the public internet.';
  if (['ENOTFOUND', 'ENODATA'].includes(code)) return 'There is no such host.';
  if (['ABORT_ERR', 'ETIMEDOUT', '23'].includes(code)) return 'There was no response within 10 seconds.';
  return code ? `The connection failed (${code}).` : 'The connection failed.';
}

function request(url: URL, body: string, headers: Record<string, string>): Promise<number> {
  const isPrivate = isAllowedPrivate(url);
  if (!isPrivate) refusePrivateNumber(url.hostname);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: {
          'user-agent': 'AlethiaWebhooks/1.0',
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          ...headers,
        },
        lookup: isPrivate ? undefined : publicLookup(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // Its body is of no use, and may be endless.
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends once, and never throws. Does not follow redirects, which would lead a signed message elsewhere. */
export async function post(address: string, body: string, headers: Record<string, string>): Promise<Outcome> {
  try {
    return { status: await request(new URL(address), body, headers) };
  } catch (error) {
    return { error: wordsOf(error) };
  }
}

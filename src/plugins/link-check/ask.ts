import http from 'node:http';
import https from 'node:https';
import type net from 'node:net';
import { publicLookup, refusePrivateNumber } from '@/services/public-address';

const TIMEOUT_MS = 8_000;

export type Answer = { status: number; location?: string };

/** One request without redirects. Throws when there is no response. */
export type Ask = (url: URL, method: 'HEAD' | 'GET') => Promise<Answer>;

const headers = {
  'user-agent': 'AlethiaLinkCheck/1.0',
  accept: '*/*',
};

/** Node reads headers as Latin-1, but many servers send an address with letters as UTF-8 (RFC 9110, 5.5). */
function asUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return header;
  }
}

/** Public addresses only: an editor's link must not reach this server's own network (SSRF). */
export const askPublic =
  (lookup: net.LookupFunction = publicLookup()): Ask =>
  async (url, method) => {
    refusePrivateNumber(url.hostname);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise<Answer>((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const sent = request(url, { method, headers, lookup, signal, agent: false }, (response) => {
        const { location } = response.headers;
        resolve({ status: response.statusCode ?? 0, location: location && asUtf8(location) });
        response.destroy();
      });
      sent.on('error', reject);
      sent.end();
    });
  };

import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { isPublicAddress, NotPublic, publicLookup } from './public-address';

const TIMEOUT_MS = 8_000;

/** What a website says first; the page itself is not read. */
export type Answer = { status: number; location?: string };

/** Asks a website for one address, without following where it leads. Throws when there is no answer. */
export type Ask = (url: URL, method: 'HEAD' | 'GET') => Promise<Answer>;

const headers = {
  'user-agent': 'AlethiaLinkCheck/1.0',
  accept: '*/*',
};

/** An address written as a number never asks for a name, so it is looked at here. */
function refuseNumbers(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (net.isIP(host) && !isPublicAddress(host)) throw new NotPublic(`${host} is not public`);
}

/** Asks over the network, public addresses only: an editor's link must not make this server look at its own network. */
export const askPublic =
  (lookup: net.LookupFunction = publicLookup()): Ask =>
  async (url, method) => {
    refuseNumbers(url.hostname);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise<Answer>((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const sent = request(url, { method, headers, lookup, signal, agent: false }, (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        // Nobody reads the page: the connection ends here.
        response.destroy();
      });
      sent.on('error', reject);
      sent.end();
    });
  };

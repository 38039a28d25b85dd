import { codeOf } from '@/services/outgoing/send';
import type { Ask } from './ask';

const MAX_REDIRECTS = 3;
const AT_ONCE = 4;

/** `no-host`: the name does not resolve, which may also be a fault of our own network. */
export type External = 'fine' | 'unknown' | 'missing' | 'gone' | 'no-host';

const NAME_ERRORS = new Set(['ENOTFOUND', 'ENODATA']);

/** Sites that reject bots (403, 429, LinkedIn's 999) count as fine; server errors as unknown. */
function judged(status: number): External {
  if (status === 404) return 'missing';
  if (status === 410) return 'gone';
  return status >= 500 && status < 600 ? 'unknown' : 'fine';
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function nextOf(location: string | undefined, from: URL): URL | undefined {
  if (!location || !URL.canParse(location, from)) return undefined;
  const next = new URL(location, from);
  return ['http:', 'https:'].includes(next.protocol) ? next : undefined;
}

/** Many servers respond to HEAD wrongly, so a bad response is retried with GET. */
export async function checkExternal(address: string, ask: Ask): Promise<External> {
  let url = new URL(address);
  try {
    for (let hops = 0; ; hops++) {
      let response = await ask(url, 'HEAD').catch((error: unknown) => {
        if (NAME_ERRORS.has(codeOf(error)) || codeOf(error) === 'NOT_PUBLIC') throw error;
        return undefined;
      });
      if (!response || response.status >= 400) response = await ask(url, 'GET');
      if (!isRedirect(response.status)) return judged(response.status);
      const next = nextOf(response.location, url);
      if (!next || hops >= MAX_REDIRECTS) return 'fine';
      url = next;
    }
  } catch (error) {
    // A redirect to a name that does not resolve proves nothing about the link itself.
    return NAME_ERRORS.has(codeOf(error)) && url.href === new URL(address).href ? 'no-host' : 'unknown';
  }
}

/** If nothing responds, this machine is offline, and names that do not resolve prove nothing. */
export async function checkExternals(addresses: Iterable<string>, ask: Ask): Promise<Map<string, External>> {
  const waiting = [...new Set(addresses)];
  const found = new Map<string, External>();
  let isOnline = false;
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const asking: Ask = async (...args) => {
        const response = await ask(...args);
        isOnline = true;
        return response;
      };
      found.set(address, await checkExternal(address, asking));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (!isOnline) for (const address of found.keys()) found.set(address, 'unknown');
  return found;
}

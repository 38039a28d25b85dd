import { isIP } from 'node:net';
import { env } from '../env';

/** Set by src/delivery/server.mjs for every request; what a visitor sends under this name is removed there. */
const HEADER = 'x-visitor-address';
/** Says that this very process is that server: without it (the dev server, Next's own) the header is anybody's word. */
const FRONT = Symbol.for('alethia.visitor-address');

const hasFront = () => Reflect.get(globalThis, FRONT) === true;

/** The groups of an IPv6 address, written out; undefined for the part that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', rest] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (rest ?? '').split(':').filter(Boolean);
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
}

/**
 * What limits are counted by: an IPv4 address as it is, also when it is written as IPv6; of an IPv6 address the network
 * (/64), since a visitor has all of one. `unknown` for what is no address.
 */
export function countedAddress(text: string | undefined): string {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const address = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return 'unknown';
  const network = groupsOf(address.toLowerCase()).slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** Where the visitor of a request is, as limits count it. */
export function visitorAddress(headers: Pick<Headers, 'get'>): string {
  if (hasFront()) return countedAddress(headers.get(HEADER) ?? undefined);
  const passedOn = headers.get('x-forwarded-for')?.split(',') ?? [];
  return countedAddress(passedOn.at(-Math.max(1, env().PROXY_HOPS)));
}

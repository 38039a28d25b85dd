import { z } from 'zod';

const isIPv4 = (text: string) => z.ipv4().safeParse(text).success;
const isIPv6 = (text: string) => z.ipv6().safeParse(text).success;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', rest] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (rest ?? '').split(':').filter(Boolean);
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
}

/** The network that a rate limit counts: an IPv4 address, or the /64 that an IPv6 visitor has; otherwise `unknown`. */
export function countedAddress(text: string | undefined): string {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const address = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const network = groupsOf(address.toLowerCase()).slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** Rate limits ignore case, dots and the plus suffix, because providers deliver all of them to one person. */
export function countedMailbox(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().toLowerCase()) ?? [];
  return `${local.replace(/\+.*$/s, '').replaceAll('.', '')}@${domain}`;
}

import { lookup as systemLookup } from 'node:dns';
import net from 'node:net';
import { isPublicAddress } from '@/lib/public-address';

export class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC';
}

/** Refuses private IP addresses as host names, which are not looked up (`publicLookup`). @throws NotPublic */
export function refusePrivateNumber(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (net.isIP(host) && !isPublicAddress(host)) throw new NotPublic(`${host} is not public`);
}

/** Refuses a name with any non-public address. Runs on connecting, so DNS rebinding does not help. */
export const publicLookup =
  (lookup: typeof systemLookup = systemLookup): net.LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
        return done(new NotPublic(`${hostname} is not public`), []);
      }
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };

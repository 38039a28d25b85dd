import { countedAddress } from '@shared/address';
import { env } from '@/env';

/** Set by src/delivery/server.ts, which removes what visitors send under this name. */
const HEADER = 'x-visitor-address';
/** Without that server in this process (dev server, Next's own), the header cannot be trusted. */
const OWN_SERVER = Symbol.for('alethia.visitor-address');

const isOwnServer = () => Reflect.get(globalThis, OWN_SERVER) === true;

export function visitorAddress(headers: Pick<Headers, 'get'>): string {
  if (isOwnServer()) return countedAddress(headers.get(HEADER) ?? undefined);
  const passedOn = headers.get('x-forwarded-for')?.split(',') ?? [];
  return countedAddress(passedOn.at(-Math.max(1, env().PROXY_HOPS)));
}

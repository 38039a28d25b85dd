import { countedAddress } from '@shared/address';
import { env } from '@/env';

/** Set by src/delivery/server.ts for every request; what a visitor sends under this name is removed there. */
const HEADER = 'x-visitor-address';
/** Set if that server runs in this process: otherwise (dev server, Next's own) the header cannot be trusted. */
const FRONT = Symbol.for('alethia.visitor-address');

const hasFront = () => Reflect.get(globalThis, FRONT) === true;

/** The visitor's address for rate limits. */
export function visitorAddress(headers: Pick<Headers, 'get'>): string {
  if (hasFront()) return countedAddress(headers.get(HEADER) ?? undefined);
  const passedOn = headers.get('x-forwarded-for')?.split(',') ?? [];
  return countedAddress(passedOn.at(-Math.max(1, env().PROXY_HOPS)));
}

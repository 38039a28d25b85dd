import { countedAddress } from '@shared/address';
import { env } from '../env';

/** Set by src/delivery/server.ts for every request; what a visitor sends under this name is removed there. */
const HEADER = 'x-visitor-address';
/** Says that this very process is that server: without it (the dev server, Next's own) the header is anybody's word. */
const FRONT = Symbol.for('alethia.visitor-address');

const hasFront = () => Reflect.get(globalThis, FRONT) === true;

/** Where the visitor of a request is, as limits count it. */
export function visitorAddress(headers: Pick<Headers, 'get'>): string {
  if (hasFront()) return countedAddress(headers.get(HEADER) ?? undefined);
  const passedOn = headers.get('x-forwarded-for')?.split(',') ?? [];
  return countedAddress(passedOn.at(-Math.max(1, env().PROXY_HOPS)));
}

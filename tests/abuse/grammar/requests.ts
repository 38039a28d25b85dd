import fc from 'fast-check';
import { actions } from './actions.ts';
import { bodies } from './bodies.ts';
import { headers } from './headers.ts';
import type { Route } from './inventory.ts';
import { malformed } from './malformed.ts';
import { pathsOf, varied } from './params.ts';
import { pictures } from './pictures.ts';
import type { Pools } from './pools.ts';
import { queries } from './query.ts';
import type { AbuseRequest } from './request.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const RARE = ['TRACE', 'PROPFIND', 'PURGE', 'LINK', 'QUERY', 'MKCOL', 'SEARCH', 'REPORT'];

const methodsOf = ({ methods }: Route): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(methods.length > 0 ? methods : ['GET'])) },
    { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
    { weight: 1, arbitrary: fc.constantFrom(...RARE) },
  );

const targetSafe = (target: string) => target.replace(/[^\x21-\x7e]/g, '%').slice(0, 14_000) || '/';

/** Every third request goes through the routes in turn, so that a short run covers each of them. */
const TURN = 3;

export function requestsOf(pools: Pools): (seed: number, number: number) => AbuseRequest {
  const query = queries(pools);
  const body = fc.option(bodies(pools, pictures), { freq: 2, nil: undefined });
  const pages: Route[] = pools.paths.map((path) => ({ pattern: path, methods: ['GET', 'POST'], source: 'a page' }));
  const anything: Route = { pattern: '/:path+', methods: METHODS, source: 'anything' };
  const wellFormed = (route: Route) =>
    fc
      .tuple(
        varied(pathsOf(route.pattern, pools)),
        query,
        methodsOf(route),
        headers,
        body,
        fc.boolean(),
        fc.nat({ max: 9 }),
      )
      .map(([path, search, method, all, sent, byCookie, origin]): AbuseRequest => {
        const target = targetSafe(search ? `${path}?${search}` : path);
        const isRead = method === 'GET' || method === 'HEAD' || method === 'TRACE';
        const from = { byCookie, isSameOrigin: origin > 1 };
        return { route: route.pattern, method, target, headers: all, body: isRead ? undefined : sent, ...from };
      });
  const nothing = { route: 'malformed', method: '', target: '', headers: [], byCookie: false, isSameOrigin: false };
  const any = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...pools.routes).chain(wellFormed) },
    { weight: 4, arbitrary: fc.constantFrom(...pages).chain(wellFormed) },
    { weight: 1, arbitrary: wellFormed(anything) },
    { weight: 3, arbitrary: actions(pools) },
    { weight: 3, arbitrary: malformed.map((raw): AbuseRequest => ({ ...nothing, raw })) },
  );
  return (seed, number) => {
    const route = number % TURN === 0 ? pools.routes[(number / TURN) % pools.routes.length] : undefined;
    return numbered(route ? wellFormed(route) : any, seed, number);
  };
}

export const requestsForAll = (pools: Pools): number => pools.routes.length * TURN;

/** Makes unrelated seeds of consecutive numbers (the last steps of MurmurHash3). */
function mixed(seed: number, number: number): number {
  let hash = Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Depends on seed and number alone, so that a single value can be repeated. */
export function numbered<T>(arbitrary: fc.Arbitrary<T>, seed: number, number: number): T {
  for (const made of fc.sample(arbitrary, { seed: mixed(seed, number), numRuns: 1 })) return made;
  throw new Error('Nothing was made.');
}

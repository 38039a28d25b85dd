import fc from 'fast-check';
import { Failure } from '../../../scripts/process/step.ts';
import type { Pools } from './pools.ts';
import { encode, hostileText } from './values.ts';

type Text = fc.Arbitrary<string>;
const oneOf = (values: string[]): Text => (values.length > 0 ? fc.constantFrom(...values) : fc.uuid());
const plain = (path: string) => path.replace(/^\//, '');
const last = (path: string) => path.split('/').at(-1) ?? '';

const ids = ({ ids }: Pools, slug: string | undefined): Text =>
  fc.oneof(
    { weight: 4, arbitrary: oneOf(ids[slug ?? ''] ?? []) },
    { weight: 1, arbitrary: oneOf(Object.values(ids).flat()) },
  );

/** A new route parameter needs an entry: without it no request could be generated. */
const known: Record<string, (pools: Pools, pattern: string) => Text> = {
  id: (pools, pattern) => ids(pools, pattern.match(/^\/api\/([^/:]+)/)?.[1]),
  delivery: (pools) => ids(pools, 'webhook-deliveries'),
  document: (pools) => ids(pools, 'pages'),
  account: (pools) => ids(pools, 'users'),
  collection: (pools) => oneOf(pools.inventory.collections.map(({ slug }) => slug)),
  slug: (pools) => oneOf(pools.inventory.collections.map(({ slug }) => slug)),
  key: () => fc.constantFrom('nav', 'pages-list', 'collection-pages', 'global-footer'),
  list: () => fc.constantFrom('messages', 'subscribers', 'bookings'),
  filename: (pools) => oneOf(pools.filenames),
  file: (pools, pattern) =>
    pattern.startsWith('/generated')
      ? fc.constantFrom('sitemap.xml', 'robots.txt', 'feed.xml', 'suggestions.json', 'redirects.json', 'paths.json')
      : pattern.startsWith('/.well-known')
        ? fc.constantFrom('security.txt', 'change-password', 'openid-configuration', 'acme-challenge/x')
        : oneOf(pools.files.filter((file) => file.startsWith(pattern.replace(/:.*$/, ''))).map(last)),
  form: (pools) => oneOf(pools.formNames),
  name: () => fc.constantFrom('alethia-2026-11-20T031500.tar.gz', 'before-restore-2026-11-20T101500.tar.gz', 'make'),
  token: (pools) => oneOf(pools.shareTokens),
  why: () => fc.constantFrom('unknown', 'expired', 'revoked', 'forged', 'gone'),
  page: () => fc.constantFrom('not-found', 'unavailable', 'none'),
  block: (pools) => oneOf(pools.inventory.blocks.map(({ slug }) => slug)),
  path: (pools, pattern) =>
    pattern.startsWith('/og')
      ? oneOf(pools.paths.map((path) => `${plain(path) || 'index'}.png`))
      : oneOf(pools.paths.map(plain)),
  rest: () => fc.constantFrom('', 'library', 'reset', 'confirm', 'callback'),
  segments: (pools) =>
    fc.oneof(
      fc.constantFrom('', 'login', 'logout', 'account', 'forgot', 'create-first-user', 'inbox', 'inbox/messages'),
      oneOf(
        pools.inventory.collections.flatMap(({ slug }) => [
          `collections/${slug}`,
          `collections/${slug}/create`,
          ...(pools.ids[slug] ?? [])
            .slice(0, 3)
            .flatMap((id) => [`collections/${slug}/${id}`, `collections/${slug}/${id}/versions`]),
        ]),
      ),
      oneOf(pools.inventory.globals.map(({ slug }) => `globals/${slug}`)),
    ),
};

const PARAMETER = /:(\w+)([+*]?)/g;
const parametersOf = (pattern: string) => [...pattern.matchAll(PARAMETER)].map(([, name = '']) => name);

export const unknownParameters = (patterns: string[]): string[] =>
  [...new Set(patterns.flatMap(parametersOf))].filter((name) => !(name in known));

const hostileSegment = fc.tuple(hostileText, fc.integer({ min: 0, max: 9 })).map(([text, how]) => {
  if (how > 0) return encode(text);
  return text.replace(/[^\x21-\x7e]|[?#]/g, '');
});

export function pathsOf(pattern: string, pools: Pools): Text {
  const names = parametersOf(pattern);
  if (names.length === 0) return fc.constant(pattern || '/');
  const values = names.map((name) => {
    const real = known[name];
    if (!real) throw new Failure(`Say in tests/abuse/grammar/params.ts what :${name} of ${pattern} may be.`);
    return fc.oneof({ weight: 3, arbitrary: real(pools, pattern) }, { weight: 1, arbitrary: hostileSegment });
  });
  return fc.tuple(...values).map((chosen) => {
    const path = pattern.replace(PARAMETER, () => chosen.shift() ?? '');
    return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  });
}

const tail = fc.constantFrom(
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e',
  '/%00',
  '%20',
  '.html',
  '.json',
  '.rsc',
  '.txt',
  ';a=b',
  '/index',
);

/** Sometimes a variation that routers interpret differently. */
export const varied = (path: Text): Text =>
  fc.tuple(path, fc.integer({ min: 0, max: 19 }), tail).map(([text, how, end]) => {
    if (how === 0) return text + end;
    if (how === 1) return `/${text}`;
    if (how === 2) return text.toUpperCase();
    if (how === 3) return text.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    return text;
  });

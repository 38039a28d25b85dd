import { type Fault, unit } from '../fault.ts';

export const deliveryFaults: Fault[] = [
  {
    breaks: 'An injected `<base>` sends every relative link of a page elsewhere.',
    file: 'src/delivery/html/csp.ts',
    find: `  "base-uri 'none'",\n`,
    replace: '',
    caughtBy: unit('src/delivery/html/csp.test.ts'),
  },
  {
    breaks: 'Visitors see the stale copy of a page as if it were the current one.',
    file: 'src/delivery/pages/page-store.ts',
    find: `    for (const shelf of FRESH) {
      const files = await this.#folder.read(shelf, address);
      if (!files || this.#isOld(ageOf(files.notes))) continue;`,
    replace: `    for (const shelf of [...FRESH, ...STALE] as (typeof FRESH)[number][]) {
      const files = await this.#folder.read(shelf, address);
      if (!files) continue;`,
    caughtBy: unit('src/delivery/pages/page-store.test.ts'),
  },
  {
    breaks: 'After a deploy, pages of the old build are served, whose scripts and styles are gone.',
    file: 'src/delivery/pages/page-store.ts',
    find: 'return build < this.#options.build || at <',
    replace: 'return at <',
    caughtBy: unit('src/delivery/pages/page-store.test.ts'),
  },
  {
    breaks: 'A page made for one visitor, with a cookie, is stored and sent to all.',
    file: 'src/delivery/pages/page-answers.ts',
    find: "/private|no-store/.test(headers['cache-control'] ?? '') || headers['set-cookie'])",
    replace: "/private|no-store/.test(headers['cache-control'] ?? ''))",
    caughtBy: unit('src/delivery/http/dispatch.test.ts'),
  },
  {
    breaks: 'A page that is not found is stored by a CDN and stays missing after it is published.',
    file: 'src/delivery/html/page.ts',
    find: 'status !== 404 && status !== 410 && !isPrivate(page.html)',
    replace: '!isPrivate(page.html)',
    caughtBy: unit('src/delivery/pages/cache-handler.test.ts'),
  },
  {
    breaks: 'Browsers remember a temporary redirect for good.',
    file: 'src/delivery/redirects/send-redirect.ts',
    find: 'response.writeHead(redirect.status, {',
    replace: 'response.writeHead(301, {',
    caughtBy: unit('src/delivery/redirects/send-redirect.test.ts'),
  },
  {
    breaks: 'A chain with one temporary redirect is answered as permanent.',
    file: 'src/delivery/redirects/redirects.ts',
    find: 'steps.some(({ rule }) => rule.status === 302)',
    replace: 'steps.every(({ rule }) => rule.status === 302)',
    caughtBy: unit('src/delivery/redirects/redirects.test.ts'),
  },
  {
    breaks: 'A visitor chooses the nonce of the page and runs scripts of their own.',
    file: 'src/delivery/http/guard-request.ts',
    find: "if (INTERNAL.test(name) || name.startsWith('content-security-policy')) delete headers[name];",
    replace: 'if (INTERNAL.test(name)) delete headers[name];',
    caughtBy: unit('src/delivery/http/guard-request.test.ts'),
  },
  {
    breaks: 'A client claims any address in X-Forwarded-For, and no limit counts it.',
    file: 'src/delivery/http/visitor-address.ts',
    find: 'entries.at(-hops)',
    replace: 'entries.at(0)',
    caughtBy: unit('src/delivery/http/visitor-address.test.ts'),
  },
  {
    breaks: 'A link to a missing page runs the script that is in its address.',
    file: 'src/delivery/outage/fallback-pages.ts',
    find: 'const shown = escapeHtml(shortPath(address));',
    replace: 'const shown = shortPath(address);',
    caughtBy: unit('src/delivery/outage/fallback-pages.test.ts'),
  },
  {
    breaks: 'A body that is sent in chunks may be of any size.',
    file: 'src/delivery/http/bounded-request.ts',
    find: 'else length += chunk.length;',
    replace: 'else length = chunk.length;',
    caughtBy: unit('src/delivery/http/bounded-request.test.ts'),
  },
  {
    breaks: 'The mirror publishes files that only the server may read.',
    file: 'src/delivery/mirror/published-files.ts',
    find: 'if (isCompanion(name) || isClosed(name)) continue;',
    replace: 'if (isCompanion(name)) continue;',
    caughtBy: unit('src/delivery/mirror/mirror.test.ts'),
  },
];

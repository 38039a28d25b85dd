/**
 * `page`, `file`: the same for everyone and cached; files are generated from content or the build. `own`: a page for
 * one visitor, rendered per request. `endpoint`: data for one request, or a change. `admin`, `api`: need the database.
 * `build`: served by Next.
 */
export type RouteKind = 'page' | 'file' | 'own' | 'endpoint' | 'admin' | 'api' | 'build';

/**
 * Addresses handled by code, including everything below them; the longest match wins. All others are pages of editors.
 * The table determines document paths, redirects, policies, prefetching and caching. src/proxy.test.ts and
 * scripts/launch/reverse-proxy-files.test.ts compare it with the configurations of proxy.ts and nginx.
 */
export const routes: Record<string, RouteKind> = {
  '/.well-known': 'file',
  '/_next': 'build',
  '/account': 'page',
  '/admin': 'admin',
  '/api': 'api',
  '/assets': 'file',
  '/auth': 'page',
  '/auth/v1': 'endpoint',
  '/blocks': 'build',
  '/calendar': 'own',
  '/container-treatments': 'page',
  '/design-system': 'page',
  '/design-system-v5': 'page',
  '/examples': 'page',
  '/favicon.ico': 'file',
  '/feed.xml': 'file',
  '/forms': 'endpoint',
  '/functions': 'endpoint',
  '/generated': 'file',
  '/healthz': 'endpoint',
  '/icon.svg': 'file',
  '/internal': 'own',
  '/internal/fallback': 'page',
  '/internal/frames': 'page',
  '/internal/gap': 'page',
  '/internal/preview-right': 'endpoint',
  '/internal/redirect-hits': 'endpoint',
  '/internal/staff-session': 'endpoint',
  '/internal/variant': 'page',
  '/internal/work': 'endpoint',
  '/llms.txt': 'file',
  '/media': 'endpoint',
  '/metrics': 'endpoint',
  '/og': 'file',
  '/perception-icon': 'page',
  '/posted': 'own',
  '/preview': 'own',
  '/readyz': 'endpoint',
  '/rest': 'endpoint',
  '/reviews': 'endpoint',
  '/robots.txt': 'file',
  '/search': 'own',
  '/share': 'own',
  '/sitemap.xml': 'file',
  '/subscription': 'own',
  '/subscription/change': 'endpoint',
  '/subscription/unsubscribe': 'endpoint',
  '/suggestions.json': 'file',
  '/templates': 'page',
  '/views': 'endpoint',
  '/voice-verbal': 'page',
};

/** They work without the database (flows document, section 2; decisions, "Routes"). */
export const fixedRedirects = {
  '/careers': '/about/careers',
  '/newsletter': '/about/newsletters',
  '/news': '/about/newsletters',
  '/partnership': '/platform/partnerships',
  '/book': '/booking',
  '/about/leadership': '/leadership',
} as const;

export const afterFixedRedirects = (path: string): string =>
  fixedRedirects[path as keyof typeof fixedRedirects] ?? path;

/** Where a session is booked. With a gap in its query (`?known=…`) it is rendered for that request. */
export const sessionPage = '/booking';
export const bringsGap = (path: string, query: string | URLSearchParams): boolean =>
  path === sessionPage && new URLSearchParams(query).has('known');

/** Pages that require a cookie. Access is checked first (src/proxy.ts), so that no cached copy is served without it. */
export const restrictedPages = {
  '/contact/success': { cookie: 'contact-sent', otherwise: '/contact' },
} as const;

export const isRestricted = (path: string): path is keyof typeof restrictedPages =>
  Object.hasOwn(restrictedPages, path);

const PERSONAL = ['/account', '/auth'];

/** As Next decodes it. Undecodable addresses have been rejected before (src/delivery/http/request-target.ts). */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The route of an address; undefined for documents and redirects of editors. @param address without a query */
function routeOf(address: string): string | undefined {
  const path = decoded(address);
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const route = path.slice(0, end);
    if (Object.hasOwn(routes, route)) return route;
  }
  return undefined;
}

/** @param path of a request, without its query */
export const routeKind = (path: string): RouteKind =>
  isRestricted(decoded(path)) ? 'own' : (routes[routeOf(path) ?? ''] ?? 'page');

export const isCoded = (path: string): boolean => routeOf(path) !== undefined;

export const routesOf = (...kinds: RouteKind[]) =>
  Object.keys(routes).filter((route) => kinds.includes(routes[route] ?? 'page'));

/** Routes that return data and files, never a page of the site. */
export const dataRoutes = routesOf('file', 'endpoint', 'api');

export const notAhead = [
  ...routesOf('file', 'own', 'endpoint', 'admin', 'api'),
  ...Object.keys(restrictedPages),
  ...PERSONAL,
];

/**
 * What stands at an address.
 * - `page`: the same for everybody, rendered once and kept.
 * - `file`: made from content or from the build, the same for everybody, kept like a page.
 * - `own`: a page for one visitor, rendered for each request.
 * - `endpoint`: data for one request, or a change of something.
 * - `admin`, `api`: need the database for everything.
 * - `build`: files of the build, served by Next.
 */
export type RouteKind = 'page' | 'file' | 'own' | 'endpoint' | 'admin' | 'api' | 'build';

/**
 * Every address that code answers, and all addresses below it; the longest match counts. All others are pages that staff
 * compose. Paths of documents, redirects, policies, what browsers may fetch ahead and what the server keeps follow from this
 * table; the proxy's and the front's configuration are compared with it (routes.test.ts).
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
  '/internal/kept': 'page',
  '/internal/preview-right': 'endpoint',
  '/internal/redirect-hits': 'endpoint',
  '/internal/work': 'endpoint',
  '/media': 'endpoint',
  '/og': 'file',
  '/perception-icon': 'page',
  '/posted': 'own',
  '/preview': 'own',
  '/readyz': 'endpoint',
  '/rest': 'endpoint',
  '/reviews': 'endpoint',
  '/robots.txt': 'file',
  '/share': 'own',
  '/sitemap.xml': 'file',
  '/templates': 'page',
  '/views': 'endpoint',
  '/voice-verbal': 'page',
};

/**
 * Pages that only requests with a certain cookie may see. They are rendered and kept like others; who may see them is decided
 * before that (src/proxy.ts), so that no copy is handed out elsewhere.
 */
export const restrictedPages = {
  '/contact/success': { cookie: 'contact-sent', otherwise: '/contact' },
} as const;

export const isRestricted = (path: string): path is keyof typeof restrictedPages =>
  Object.hasOwn(restrictedPages, path);

/** Pages about the signed-in visitor: never fetched ahead. */
const PERSONAL = ['/account', '/auth'];

/** As Next reads it. What cannot be decoded is refused before anything is asked (src/delivery/http/request-target.ts). */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The route that an address belongs to; undefined: documents, and redirects of the staff. @param address without a query */
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

/** Does code answer here, so that neither a document nor a redirect of the staff may? */
export const isCoded = (path: string): boolean => routeOf(path) !== undefined;

const routesOf = (...kinds: RouteKind[]) =>
  Object.keys(routes).filter((route) => kinds.includes(routes[route] ?? 'page'));

/** What answers with data and files, never with a page of the site. */
export const dataRoutes = routesOf('file', 'endpoint', 'api');

/** What browsers never fetch ahead. */
export const notAhead = [
  ...routesOf('file', 'own', 'endpoint', 'admin', 'api'),
  ...Object.keys(restrictedPages),
  ...PERSONAL,
];

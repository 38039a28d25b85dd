/**
 * What stands at an address.
 * - `page`: the same for everybody, rendered once and kept; addresses that nothing below names are pages.
 * - `file`: made from content, the same for everybody, kept like a page.
 * - `own`: for one visitor, or changes something; passed to Next as it is asked.
 * - `admin`, `api`: need the database for everything.
 * - `build`: files of the build, served by Next.
 */
export type RouteKind = 'page' | 'file' | 'own' | 'admin' | 'api' | 'build';

/** Addresses and what is below them; the longest one that fits counts. */
export const routes: Record<string, RouteKind> = {
  '/_next': 'build',
  '/.well-known': 'file',
  '/admin': 'admin',
  '/api': 'api',
  '/assets': 'file',
  '/auth/v1': 'own',
  '/calendar': 'own',
  '/contact/success': 'own',
  '/favicon.ico': 'file',
  '/feed.xml': 'file',
  '/forms': 'own',
  '/functions': 'own',
  '/generated': 'file',
  '/icon.svg': 'file',
  '/internal': 'own',
  '/internal/kept': 'page',
  '/media': 'own',
  '/og': 'file',
  '/posted': 'own',
  '/preview': 'own',
  '/rest': 'own',
  '/reviews': 'own',
  '/robots.txt': 'file',
  '/share': 'own',
  '/sitemap.xml': 'file',
  '/views': 'own',
};

/** @param path of a request, without its query */
export function routeKind(path: string): RouteKind {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const kind = routes[path.slice(0, end)];
    if (kind) return kind;
  }
  return 'page';
}

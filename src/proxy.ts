import { type NextRequest, NextResponse } from 'next/server';
import { adminPolicy, draftPolicy, oncePolicy } from '@/delivery/html/policies';
import { isDraftRequest } from '@/delivery/next/draft-cookie';
import { ACTION } from '@/delivery/next/headers';
import { isPostedByOurPages } from '@/delivery/next/posted-action';
import { bringsGap, isRestricted, restrictedPages } from '@/lib/routes';

/** Pages rendered per request use a nonce, which Next reads from the policy in the request headers. */
function onceOnly(
  request: NextRequest,
  path: string,
  policyWith: (nonce: string) => string = oncePolicy,
): NextResponse {
  const policy = policyWith(btoa(crypto.randomUUID()));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const url = new URL(path + request.nextUrl.search, request.url);
  const isElsewhere = path !== request.nextUrl.pathname;
  const response = isElsewhere
    ? NextResponse.rewrite(url, { request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Next returns 500 for these. src/delivery/http/bounded-request.ts has limited the size. */
async function isBrokenForm(request: NextRequest): Promise<boolean> {
  if (request.method !== 'POST' || !request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return false;
  return request
    .clone()
    .formData()
    .then(
      (form) => !isPostedByOurPages(form),
      () => true,
    );
}

const brokenForm = () =>
  new NextResponse('The form cannot be read. Please send it again.\n', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Before routing: rejects broken forms, sends script-less posts to the twin, checks gates, sets per-request policies.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  return (await isBrokenForm(request)) ? brokenForm() : decide(request);
}

function decide(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (isBelow(pathname, '/admin')) return onceOnly(request, pathname, adminPolicy);
  if (isBelow(pathname, '/preview')) return onceOnly(request, pathname, draftPolicy);
  // Not /share/none/… or /share/<token>/answer.
  if (
    pathname === '/search' ||
    pathname === '/subscription' ||
    isBelow(pathname, '/calendar') ||
    /^\/share\/[^/]+$/.test(pathname)
  )
    return onceOnly(request, pathname);
  if (isBelow(pathname, '/posted')) {
    const own = new URL(request.url);
    own.pathname = pathname.slice('/posted'.length);
    own.search = '';
    return NextResponse.redirect(own, 308);
  }
  if (isRestricted(pathname)) {
    const { cookie, otherwise } = restrictedPages[pathname];
    if (!request.cookies.has(cookie)) return NextResponse.redirect(new URL(otherwise, request.url), 307);
  }
  const isGap =
    ['GET', 'HEAD'].includes(request.method) &&
    bringsGap(pathname, request.nextUrl.searchParams) &&
    !isDraftRequest(request.cookies);
  if (isGap) return onceOnly(request, '/internal/gap');
  // These endpoints receive forms themselves.
  const isReceived = isBelow(pathname, '/share') || isBelow(pathname, '/subscription');
  const isForm = request.method === 'POST' && !request.headers.has(ACTION) && !isReceived;
  if (isForm && !isRestricted(pathname)) return onceOnly(request, `/posted${pathname}`);
  return isDraftRequest(request.cookies) ? onceOnly(request, pathname, draftPolicy) : NextResponse.next();
}

/** A literal, because Next reads it at build time; tests compare it with the table of routes. */
export const config = {
  matcher: [
    '/contact/success',
    '/posted/:path*',
    '/calendar/:path*',
    '/search',
    '/subscription',
    '/share/:token',
    { source: '/booking', has: [{ type: 'query', key: 'known' }] },
    '/preview/:path*',
    // The admin's server functions need no policy, and may be large.
    { source: '/admin/:path*', missing: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/((?!api/|admin|_next/|auth/v1/|rest/v1/|functions/v1/|forms/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
    {
      source: '/((?!api/|admin|_next/|assets/|og/|auth/v1/|rest/v1/|functions/v1/|forms/).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    },
  ],
};

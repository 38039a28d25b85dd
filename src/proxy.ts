import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from './delivery/csp.mjs';
import { gates, isGated } from './delivery/gates.mjs';

/** Pages that are made for one request have no hashes: their scripts carry a word of that request. */
function onceOnly(request: NextRequest, path: string): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy('').replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const url = new URL(path + request.nextUrl.search, request.url);
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/**
 * What has to be decided before a page is found: a form that was posted without scripts goes to the page's dynamic twin,
 * and a gated page only to those with its cookie.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const isForm = request.method === 'POST' && !request.headers.has('next-action');
  if (pathname === '/calendar' || pathname.startsWith('/calendar/')) return onceOnly(request, pathname);
  // A shared draft, not what stands in its place (src/app/(site)/share/none) nor the answer to it.
  if (/^\/share\/[^/]+$/.test(pathname)) return onceOnly(request, pathname);
  if (pathname.startsWith('/posted')) {
    return NextResponse.redirect(new URL(pathname.slice('/posted'.length) || '/', request.url), 308);
  }
  if (isGated(pathname)) {
    const { cookie, otherwise } = gates[pathname];
    const isLetIn = request.cookies.has(cookie);
    return isLetIn ? NextResponse.next() : NextResponse.redirect(new URL(otherwise, request.url), 307);
  }
  return isForm ? onceOnly(request, `/posted${pathname}`) : NextResponse.next();
}

/** Read by Next when it builds, so it is written out; tests compare it with the gates. */
export const config = {
  matcher: [
    '/contact/success',
    '/posted/:path*',
    '/calendar/:path*',
    '/share/:token',
    {
      source: '/((?!api/|admin|_next/|auth/v1/|rest/v1/|functions/v1/|forms/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
};

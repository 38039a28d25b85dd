import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from './src/delivery/security-headers.mjs';
import { fixedRedirects } from './src/lib/paths';

const root = process.cwd();

/** Prerendered pages get the same from the cache handler; here are answers that it does not see. */
const shortlyShared = [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=1, stale-while-revalidate=59' }];

const headers: NextConfig['headers'] = async () => [
  { source: '/:path*', headers: securityHeaders },
  {
    // Whether a request came over TLS is known when it comes, not when the image is built.
    source: '/:path*',
    has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https(?:,.*)?' }],
    headers: [{ key: 'Strict-Transport-Security', value: STRICT_TRANSPORT_SECURITY }],
  },
  {
    // Parts of pages that React prefetches: Next would let shared caches keep them for a year.
    source: '/:path*',
    has: [{ type: 'header', key: 'next-router-segment-prefetch' }],
    headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
  },
  {
    // Drafts shown to guests: the address is all that it takes to see one.
    source: '/share/:path*',
    headers: [
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      { key: 'Referrer-Policy', value: 'same-origin' },
    ],
  },
  { source: '/:file(sitemap.xml|robots.txt|feed.xml)', headers: shortlyShared },
  { source: '/og/:path*', headers: shortlyShared },
];

const nextConfig: NextConfig = {
  output: process.env.STANDALONE === '1' ? 'standalone' : undefined,
  poweredByHeader: false,
  // Only in production: the dev server stays Next's own (docs/decisions/004-delivery.md).
  cacheHandler: process.env.NODE_ENV === 'production' ? path.join(root, 'src/delivery/cache-handler.mjs') : undefined,
  outputFileTracingIncludes: { '**/*': ['./src/delivery/*.mjs', './src/frame/*.js'] },
  // A clone inside another project's folder must not take that folder for its own.
  turbopack: { root },
  // Sizes are made at upload: no picture is computed while a visitor waits.
  images: { unoptimized: true },
  redirects: async () =>
    Object.entries(fixedRedirects).map(([source, destination]) => ({ source, destination, permanent: true })),
  // Made from content and kept like pages: src/app/generated.
  rewrites: async () =>
    ['sitemap.xml', 'robots.txt', 'feed.xml'].map((file) => ({
      source: `/${file}`,
      destination: `/generated/${file}`,
    })),
  headers,
};

const config = withPayload(nextConfig);
const allHeaders = config.headers;

/** Payload asks every browser for its colour scheme, at the price of a second request; only the admin needs to know. */
config.headers = async () =>
  ((await allHeaders?.()) ?? []).map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  );

export default config;

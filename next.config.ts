import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { minifyScripts } from './src/browser/minify';
import { filePolicy } from './src/delivery/html/policies';
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from './src/delivery/http/security-headers';
import { serverParts } from './src/delivery/server-parts';
import { dataRoutes, fixedRedirects } from './src/lib/routes';

const root = process.cwd();
const server = serverParts(root);

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Pages have their own policy: one set here would apply in addition (src/delivery/http/site-response.ts has the
 * rest).
 */
const policies = dataRoutes.map((folder) => ({
  source: `${folder}/:path*`,
  headers: [{ key: 'Content-Security-Policy', value: filePolicy }],
}));

const headers: NextConfig['headers'] = async () => [
  { source: '/:path*', headers: securityHeaders },
  ...policies,
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
];

const nextConfig: NextConfig = {
  output: process.env.STANDALONE === '1' ? 'standalone' : undefined,
  poweredByHeader: false,
  // Tells which of two builds is newer (src/delivery/pages/site-folder.ts).
  generateBuildId: () => Date.now().toString(36),
  // `npm test` checks types; `npm start` need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  // Only in production: the dev server stays Next's own (docs/decisions/004-delivery.md).
  cacheHandler: isProduction ? path.join(root, 'src/delivery/pages/cache-handler.ts') : undefined,
  outputFileTracingIncludes: {
    '**/*': [
      ...server.files.map((file) => `./${file}`),
      './.browser/*.js',
      ...server.packages.map((name) => `./node_modules/${name}/**/*`),
    ],
  },
  // A clone inside another project's folder must not take that folder for its own.
  // Nothing reads them: Node would need a flag for it.
  experimental: { turbopackSourceMaps: false },
  turbopack: { root, resolveAlias: { ajv: { browser: './src/admin/no-json-schema.ts' } } },
  // Sizes are made at upload: no picture is computed while a visitor waits.
  images: { unoptimized: true },
  redirects: async () =>
    Object.entries(fixedRedirects).map(([source, destination]) => ({ source, destination, permanent: true })),
  rewrites: async () => [
    // Made from content and kept like pages: src/app/generated.
    ...['sitemap.xml', 'robots.txt', 'feed.xml', 'suggestions.json'].map((file) => ({
      source: `/${file}`,
      destination: `/generated/${file}`,
    })),
    { source: '/.well-known/security.txt', destination: '/generated/security.txt' },
    ...['icon.svg', 'favicon.ico'].map((file) => ({ source: `/${file}`, destination: '/assets/icon.svg' })),
  ],
  headers,
};

const config = withPayload(nextConfig);
const allHeaders = config.headers;

/**
 * Payload asks every browser for its colour scheme. Only the admin needs it, but not for a second request
 * (Critical-CH): the very first sign-in page is light, whatever the preference.
 */
config.headers = async () =>
  ((await allHeaders?.()) ?? []).map((rule) => {
    const asked = rule.headers.filter(({ key }) => key !== 'Critical-CH');
    return asked.length < rule.headers.length ? { ...rule, source: '/admin/:path*', headers: asked } : rule;
  });

/** Next's configuration; the build also minifies the scripts that pages name. */
export default async (phase: string): Promise<NextConfig> => {
  if (phase === PHASE_PRODUCTION_BUILD) await minifyScripts(root);
  return config;
};

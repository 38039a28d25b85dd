import fs from 'node:fs';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { minifyScripts } from './src/browser/minify';
import { filePolicy } from './src/delivery/html/policies';
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from './src/delivery/http/security-headers';
import { SEGMENT_PREFETCH } from './src/delivery/next/headers';
import { serverParts } from './src/delivery/server-parts';
import { dataRoutes, fixedRedirects } from './src/lib/routes';

const root = process.cwd();
const server = serverParts(root);

const isProduction = process.env.NODE_ENV === 'production';

/** Not for pages: they have their own policy, and both would apply (src/delivery/http/site-response.ts). */
const policies = dataRoutes.map((folder) => ({
  source: `${folder}/:path*`,
  headers: [{ key: 'Content-Security-Policy', value: filePolicy }],
}));

const headers: NextConfig['headers'] = async () => [
  { source: '/:path*', headers: securityHeaders },
  ...policies,
  {
    // TLS is known per request, not when the image is built.
    source: '/:path*',
    has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https(?:,.*)?' }],
    headers: [{ key: 'Strict-Transport-Security', value: STRICT_TRANSPORT_SECURITY }],
  },
  {
    // Next lets shared caches keep prefetched segments for a year.
    source: '/:path*',
    has: [{ type: 'header', key: SEGMENT_PREFETCH }],
    headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
  },
  {
    // The URL alone gives access to a draft.
    source: '/share/:path*',
    headers: [
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      { key: 'Referrer-Policy', value: 'same-origin' },
    ],
  },
];

/** Those of this build, written into it: the folder may be of another one later. */
const migrations = fs
  .readdirSync(path.join(root, 'migrations'))
  .filter((file) => /^\d.*\.ts$/.test(file))
  .map((file) => path.basename(file, '.ts'))
  .sort();

const nextConfig: NextConfig = {
  env: { BUILD_MIGRATIONS: migrations.join(',') },
  output: process.env.STANDALONE === '1' ? 'standalone' : undefined,
  poweredByHeader: false,
  // One copy in the process. Pages and API are separate bundles: an error of one copy is not an `instanceof` the other's.
  // What the server loads anyway, and what reads the database, would only take memory in the bundles.
  serverExternalPackages: [
    'payload',
    ...['@payloadcms/db-postgres', '@payloadcms/drizzle', 'drizzle-orm'],
    ...server.packages,
  ],
  // Tells which of two builds is newer (src/delivery/pages/site-folder.ts).
  generateBuildId: () => Date.now().toString(36),
  // `npm test` checks types.
  typescript: { ignoreBuildErrors: true },
  // Development keeps Next's own server (docs/decisions/004-delivery.md).
  cacheHandler: isProduction ? path.join(root, 'src/delivery/next/cache-handler.ts') : undefined,
  outputFileTracingIncludes: {
    // One route suffices: each would repeat the list, a megabyte.
    '/search': [
      ...server.files.map((file) => `./${file}`),
      './.browser/*.js',
      // Of link previews (src/site/seo/preview-fonts.ts).
      './node_modules/@fontsource/{schibsted-grotesk,ibm-plex-sans}/files/*-{400,500}-normal.woff',
      // Without types, sources and documentation: 15 MB.
      ...server.packages.map((name) => `./node_modules/${name}/**/*.{js,cjs,mjs,json,node}`),
    ],
  },
  experimental: {
    // Node would need a flag to read source maps.
    turbopackSourceMaps: false,
    // Takes almost half of the build, for code that no browser loads.
    serverMinification: false,
    // Writing it takes a quarter of a first build; those that follow a change need half the time with it.
    turbopackFileSystemCacheForBuild: fs.existsSync(path.join(root, '.next/BUILD_ID')),
  },
  // `root`: inside another project's folder, Next would take that folder for the root.
  turbopack: { root, resolveAlias: { ajv: { browser: './src/admin/no-json-schema.ts' } } },
  // Sizes are generated at upload.
  images: { unoptimized: true },
  redirects: async () =>
    Object.entries(fixedRedirects).map(([source, destination]) => ({ source, destination, permanent: true })),
  rewrites: async () => [
    ...['sitemap.xml', 'robots.txt', 'feed.xml', 'suggestions.json', 'llms.txt'].map((file) => ({
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

/** Payload requests the color scheme from every browser. Only the admin needs it, and not in a second request. */
config.headers = async () =>
  ((await allHeaders?.()) ?? []).map((rule) => {
    const asked = rule.headers.filter(({ key }) => key !== 'Critical-CH');
    return asked.length < rule.headers.length ? { ...rule, source: '/admin/:path*', headers: asked } : rule;
  });

/** The build also minifies the scripts that pages load. */
export default async (phase: string): Promise<NextConfig> => {
  if (phase === PHASE_PRODUCTION_BUILD) await minifyScripts(root);
  return config;
};

import { expect, it } from 'vitest';
import { sourceOf, versionOf } from '../../../tests/helpers/installed';
import * as headers from './headers';

const version = `Next ${versionOf('next')}`;
const HEADERS = 'next/dist/client/components/app-router-headers.js';
const CONSTANTS = 'next/dist/lib/constants.js';
const quotes = (text: string, part: string) =>
  text.includes(`'${part}'`) || text.includes(`"${part}"`) || text.includes(`\`${part}\``);

it.each([
  [headers.ACTION, HEADERS],
  [headers.FLIGHT, HEADERS],
  [headers.PREFETCH, HEADERS],
  [headers.STATE_TREE, HEADERS],
  [headers.SEGMENT_PREFETCH, HEADERS],
  [headers.PRERENDERED, HEADERS],
  [headers.STALE_TIME, HEADERS],
  [headers.CACHE_TAGS, CONSTANTS],
  [headers.CACHE, 'next/dist/build/templates/app-page-runtime.js'],
  [headers.DRAFT_COOKIE, 'next/dist/server/api-utils/index.js'],
])('Next names a header or cookie %s', (name, file) => {
  expect(
    quotes(sourceOf(file).toLowerCase(), name),
    `${version} calls "${name}" something else. Look at ${file}, and correct src/delivery/next/headers.ts, the matcher ` +
      'of src/proxy.ts and scripts/launch/reverse-proxy-files.ts: pages for readers could be mixed up with parts of pages.',
  ).toBe(true);
});

it.each([
  ['BUILD_ID_FILE', 'BUILD_ID', 'build-id.ts'],
  ['SERVER_FILES_MANIFEST', 'required-server-files', 'standalone-config.ts'],
])('the build writes its %s', (_, name, ours) => {
  const file = 'next/dist/shared/lib/constants.js';
  const text = `${version} writes other files. Look at ${file}, and correct src/delivery/next/${ours}.`;
  expect(quotes(sourceOf(file), name), text).toBe(true);
});

it('the server takes the configuration of a standalone build from its environment', () => {
  const file = 'next/dist/server/config.js';
  expect(
    sourceOf(file),
    `${version} takes the configuration of a standalone build from elsewhere. Look at ${file}, and correct ` +
      'src/delivery/next/standalone-config.ts: the image would not start.',
  ).toContain('__NEXT_PRIVATE_STANDALONE_CONFIG');
});

it('the value of the draft cookie is in a file of the build', () => {
  const file = 'next/dist/build/index.js';
  expect(
    [sourceOf(file), sourceOf('next/dist/shared/lib/constants.js'), sourceOf('next/dist/build/preview-key-utils.js')]
      .join('')
      .includes('preview-props'),
    `${version} keeps it elsewhere. Look at ${file}, and correct src/delivery/next/draft-cookie.ts: the proxy would take ` +
      'previews for visits.',
  ).toBe(true);
});

it('the store of a request has its headers', async () => {
  const file = 'next/dist/server/app-render/work-unit-async-storage.external.js';
  const text = `${version} keeps a request elsewhere. Look at ${file}, and correct src/delivery/next/received-headers.ts.`;
  expect(sourceOf(file), text).toContain('workUnitAsyncStorage');
  const made = sourceOf('next/dist/server/async-storage/request-store.js');
  expect(/type: ['"]request['"]/.test(made) && /get headers\b/.test(made), text).toBe(true);
});

it('the cache of files can be extended', async () => {
  const file = 'next/dist/server/lib/incremental-cache/file-system-cache.js';
  const text = sourceOf(file);
  expect(
    ['get', 'set', 'resetRequestCache'].filter((name) => !new RegExp(`\\b${name}\\(`).test(text)),
    `${version} has another cache. Look at ${file}, and correct src/delivery/next/cache-handler.ts: the build's pages ` +
      'would not be found.',
  ).toEqual([]);
});

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GET } from '@/app/assets/[file]/route';
import { minified } from './minify';
import { scriptAddress, scriptFile, scripts } from './script-file';

const ask = (file: string) =>
  GET(new Request(`http://site.invalid/assets/${file}`), { params: Promise.resolve({ file }) });

test('minified, the script of the frame takes at most 2.8 KB of the network, that of a hero’s field 2.2 KB, that of the reviews 4 KB, of consent 0.9 KB, of what few reviews need 0.94 KB, of the reference 1.4 KB, any other 0.75 KB', async () => {
  for (const script of scripts) {
    const most =
      { frame: 2867, gaze: 2253, reviews: 4096, consent: 921, reference: 1434, 'review-more': 960 }[script as string] ??
      768;
    expect(gzipSync(await minified(scriptFile(script).text)).byteLength, script).toBeLessThanOrEqual(most);
  }
});

describe.each(scripts)('%s.js', (script) => {
  test('has no dependencies, but for what a page names', () => {
    expect(scriptFile(script).text).not.toMatch(
      /^\s*import\s|\bimport\((?!place\.dataset\.soon|mode\.dataset\.(?:reviews|more)\b)|\brequire\(/m,
    );
  });

  test('is served under a name with its hash, cached forever', async () => {
    const file = scriptAddress(script).replace('/assets/', '');
    const response = await ask(file);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(text).toBe(scriptFile(script).text);
    expect(file).toBe(`${script}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`);
  });

  test('an outdated name still works, but is not cached', async () => {
    const response = await ask(`${script}-000000000000.js`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe(scriptFile(script).text);
  });
});

test.each(['..%2fframe.js', 'other.js', 'frame.js', 'frame-000000000000.js.map', 'script-file-000000000000.js', ''])(
  'no other file is served: %s',
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);

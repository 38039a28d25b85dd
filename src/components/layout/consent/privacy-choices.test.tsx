import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { minified } from '@/browser/minify';
import { scriptAddress, scriptFile } from '@/browser/script-file';
import { contentSecurityPolicy } from '@/delivery/html/csp';
import { offPolicy } from '@/delivery/html/policies';
import { outsideServices } from '@/lib/outside-services';
import { words } from '@/lib/words';
import { PrivacyChoices } from './privacy-choices';

const services = outsideServices([
  {
    name: 'Example Statistics',
    purpose: 'Shows us which pages are hard to find.',
    privacyAddress: 'https://stats.example/privacy',
    scriptAddress: 'https://js.stats.example/count.js',
    frameAddress: 'https://frames.stats.example/survey',
    connections: [{ address: 'https://collect.stats.example/in' }],
  },
]);
const site = { name: 'Alethia', language: 'en' as const, words: words.en };
const html = renderToStaticMarkup(<PrivacyChoices services={services} site={site} />);

const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .filter((source) => source.startsWith('http'));

test('text, style and script of the question take at most 2 KB of the network', async () => {
  const script = await minified(scriptFile('consent').text);
  expect(gzipSync(html).byteLength + gzipSync(script).byteLength).toBeLessThanOrEqual(2048);
});

test('it is hidden until its script shows it', () => {
  expect(html).toMatch(/^<section [^>]*\shidden=""/);
  expect(html).toContain(`data-then="${scriptAddress('consent')}"`);
});

test('accepting and declining are equal buttons side by side', () => {
  const buttons = [...html.matchAll(/<button type="button" value="(\w+)" class="([^"]+)">/g)];
  expect(buttons.map(([, value]) => value)).toEqual(['decline', 'accept']);
  expect(new Set(buttons.map(([, , look]) => look)).size).toBe(1);
});

test("it states the purpose of each service and links to its provider's policy", () => {
  expect(html).toContain('Example Statistics: Shows us which pages are hard to find.');
  expect(html).toContain('href="https://stats.example/privacy"');
});

describe('the policy of a page with it', () => {
  it.each([
    ['', contentSecurityPolicy(html)],
    ['without the delivery layer', offPolicy(html)],
  ])('allows the script of the service, and no other %s', (_, policy) => {
    expect(sources(policy, 'script-src')).toEqual(['https://js.stats.example']);
  });

  it('allows only its frames and connections', () => {
    const policy = contentSecurityPolicy(html);
    expect(sources(policy, 'frame-src')).toEqual(['https://frames.stats.example']);
    expect(sources(policy, 'connect-src')).toEqual(['https://js.stats.example', 'https://collect.stats.example']);
    // The privacy policy of the provider is a link.
    expect(policy).not.toContain('https://stats.example');
  });
});

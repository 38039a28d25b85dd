import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { gates } from './delivery/gates.mjs';
import { config, proxy } from './proxy';

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

vi.mock('./preview/draft-cookie', () => ({
  isDraftRequest: (cookies: NextRequest['cookies']) => cookies.get('__prerender_bypass')?.value === 'of-this-build',
}));

const ask = (path: string, init: { method?: string; cookie?: string; type?: string } = {}) => {
  const headers = new Headers();
  if (init.cookie) headers.set('cookie', init.cookie);
  if (init.type) headers.set('content-type', init.type);
  return proxy(new NextRequest(`http://site.example${path}`, { method: init.method ?? 'GET', headers }));
};
const rewritten = (response: Response) => response.headers.get('x-middleware-rewrite');
const location = (response: Response) => response.headers.get('location');

describe('the success page', () => {
  it('sends those without the marker to the form', () => {
    const response = ask('/contact/success');
    expect([response.status, location(response)]).toEqual([307, 'http://site.example/contact']);
  });

  it('lets those with the marker in', () => {
    expect(location(ask('/contact/success', { cookie: 'contact-sent=1' }))).toBeNull();
  });

  it('is guarded in whatever way it is asked for', () => {
    expect(ask('/contact/success', { method: 'POST', type: 'multipart/form-data' }).status).toBe(307);
    expect(ask('/contact/success', { method: 'HEAD' }).status).toBe(307);
  });
});

describe('a form that is posted to its page', () => {
  it('goes to the page’s dynamic twin, with a policy of its own', () => {
    const response = ask('/contact', { method: 'POST', type: 'multipart/form-data; boundary=x' });
    expect(rewritten(response)).toBe('http://site.example/posted/contact');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']{16,}'[ ;]/);
  });

  it('has another word in its policy each time', () => {
    const policy = () => ask('/contact', { method: 'POST' }).headers.get('content-security-policy');
    expect(policy()).not.toBe(policy());
  });
});

describe('pages made for one request', () => {
  it.each(['/admin', '/admin/collections/pages', '/preview/frame', '/calendar', '/share/a-token'])(
    '%s lets only scripts with the word of the request run',
    (path) => {
      const policy = policyOf(ask(path));
      expect(policy).toMatch(/script-src 'self' 'nonce-[^']{16,}'[ ;]/);
      expect(ask(path).headers.get('x-middleware-request-content-security-policy')).toMatch(/'nonce-/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).not.toBe(policyOf(ask(path)));
    },
  );

  it('nobody shows the admin in a frame; the preview is shown in one of ours', () => {
    expect(policyOf(ask('/admin'))).toContain("frame-ancestors 'none'");
    expect(policyOf(ask('/preview/frame'))).toContain("frame-ancestors 'self'");
  });

  it('only a draft of this build is one: any other gets the public page, which is kept for all', () => {
    expect(policyOf(ask('/about', { cookie: '__prerender_bypass=of-this-build' }))).toMatch(/'nonce-/);
    for (const cookie of ['__prerender_bypass=made-up', '__prerender_bypass=']) {
      const response = ask('/about', { cookie });
      expect(policyOf(response)).toBe('');
      expect(response.headers.get('x-middleware-request-content-security-policy')).toBeNull();
    }
  });

  it('what looks like one of them is none', () => {
    for (const path of ['/administration', '/share/none/ended', '/calendars', '/previews']) {
      expect(policyOf(ask(path)), path).toBe('');
    }
  });
});

it('the twins have no addresses of their own', () => {
  expect(location(ask('/posted/contact'))).toBe('http://site.example/contact');
  expect(location(ask('/posted'))).toBe('http://site.example/');
});

it('every gate is among the paths that are looked at', () => {
  expect(config.matcher).toEqual(expect.arrayContaining(Object.keys(gates)));
});

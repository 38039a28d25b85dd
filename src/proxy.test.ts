import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { restrictedPages, routes } from '@/lib/routes';
import { config, proxy } from '@/proxy';

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

vi.mock('@/delivery/next/draft-cookie', () => ({
  isDraftRequest: (cookies: NextRequest['cookies']) => cookies.get('__prerender_bypass')?.value === 'of-this-build',
}));

const ask = (path: string, init: { method?: string; cookie?: string; type?: string; body?: string } = {}) => {
  const headers = new Headers();
  if (init.cookie) headers.set('cookie', init.cookie);
  if (init.type) headers.set('content-type', init.type);
  return proxy(
    new NextRequest(`http://site.example${path}`, { method: init.method ?? 'GET', headers, body: init.body }),
  );
};
/** As a browser sends it. */
const form = {
  type: 'multipart/form-data; boundary=x',
  body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
};
const rewritten = (response: Response) => response.headers.get('x-middleware-rewrite');
const location = (response: Response) => response.headers.get('location');

describe('the success page', () => {
  it('sends those without the marker to the form', async () => {
    const response = await ask('/contact/success');
    expect([response.status, location(response)]).toEqual([307, 'http://site.example/contact']);
  });

  it('lets those with the marker in', async () => {
    expect(location(await ask('/contact/success', { cookie: 'contact-sent=1' }))).toBeNull();
  });

  it('is guarded in whatever way it is requested', async () => {
    expect((await ask('/contact/success', { method: 'POST', ...form })).status).toBe(307);
    expect((await ask('/contact/success', { method: 'HEAD' })).status).toBe(307);
  });
});

it.each([
  ['/posted/contact', 'http://site.example/contact'],
  ['/posted', 'http://site.example/'],
  ['/posted//elsewhere.example/a', 'http://site.example//elsewhere.example/a'],
  // The rest of the path would be an address with a scheme.
  ['/postedhttps:elsewhere.example', null],
  ['/postedjavascript:alert(1)', null],
])('%s, opened in a preview, leads to %s', async (path, to) => {
  expect(location(await ask(path, { cookie: '__prerender_bypass=of-this-build' }))).toBe(to);
});

describe('a form that is posted to its page', () => {
  it('goes to the page’s dynamic twin, with a policy of its own', async () => {
    const response = await ask('/contact', { method: 'POST', ...form });
    expect(rewritten(response)).toBe('http://site.example/posted/contact');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']{16,}'[ ;]/);
  });

  it.each([
    ['has no boundary', { type: 'multipart/form-data', body: 'a' }],
    ['has another boundary', { ...form, type: 'multipart/form-data; boundary=y' }],
    ['breaks off', { ...form, body: form.body.slice(0, 30) }],
  ])('is refused when it %s', async (_, broken) => {
    expect((await ask('/contact', { method: 'POST', ...broken })).status).toBe(400);
  });

  it('has another word in its policy each time', async () => {
    const policy = async () => policyOf(await ask('/contact', { method: 'POST' }));
    expect(await policy()).not.toBe(await policy());
  });
});

describe('pages made for one request', () => {
  it.each(['/admin', '/admin/collections/pages', '/preview/frame', '/calendar', '/share/a-token'])(
    '%s lets only scripts with the word of the request run',
    async (path) => {
      const policy = policyOf(await ask(path));
      expect(policy).toMatch(/script-src 'self' 'nonce-[^']{16,}'[ ;]/);
      expect((await ask(path)).headers.get('x-middleware-request-content-security-policy')).toMatch(/'nonce-/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).not.toBe(policyOf(await ask(path)));
    },
  );

  it('a gap that a visitor drew is drawn on the booking page, at its address', async () => {
    const response = await ask('/booking?decision=Pour&known=7&late=2');
    expect(rewritten(response)).toBe('http://site.example/internal/gap?decision=Pour&known=7&late=2');
    expect(policyOf(response)).toMatch(/'nonce-/);
    expect(rewritten(await ask('/booking?utm_source=x'))).toBeNull();
    expect(rewritten(await ask('/about?known=7&late=2'))).toBeNull();
  });

  it('no site may frame the admin; this site may frame the preview', async () => {
    expect(policyOf(await ask('/admin'))).toContain("frame-ancestors 'none'");
    expect(policyOf(await ask('/preview/frame'))).toContain("frame-ancestors 'self'");
  });

  it('only a draft of this build is one: any other gets the public page, which is kept for all', async () => {
    expect(policyOf(await ask('/about', { cookie: '__prerender_bypass=of-this-build' }))).toMatch(/'nonce-/);
    for (const cookie of ['__prerender_bypass=made-up', '__prerender_bypass=']) {
      const response = await ask('/about', { cookie });
      expect(policyOf(response)).toBe('');
      expect(response.headers.get('x-middleware-request-content-security-policy')).toBeNull();
    }
  });

  it('what looks like one of them is none', async () => {
    for (const path of ['/administration', '/share/none/ended', '/calendars', '/previews']) {
      expect(policyOf(await ask(path)), path).toBe('');
    }
  });
});

it('a guest responds while previewing a release, which is a draft', async () => {
  const cookie = '__prerender_bypass=of-this-build; release-preview=a-token';
  const form = { method: 'POST', type: 'application/x-www-form-urlencoded', body: 'name=Ada', cookie };
  const response = rewritten(await ask('/share/a-token/answer', form));
  expect(response ?? 'not rewritten').not.toContain('/posted');
});

it('the twins have no addresses of their own', async () => {
  expect(location(await ask('/posted/contact'))).toBe('http://site.example/contact');
  expect(location(await ask('/posted'))).toBe('http://site.example/');
});

it('every gate, and every page for one visitor, is among the paths that are looked at', async () => {
  const watched = config.matcher.map((entry) => (typeof entry === 'string' ? entry : entry.source));
  const own = Object.keys(routes).filter((route) => ['own', 'admin'].includes(routes[route] ?? ''));
  for (const path of [...Object.keys(restrictedPages), ...own.filter((route) => route !== '/internal')]) {
    expect(
      watched.some((source) => source === path || source.startsWith(`${path}/:`)),
      path,
    ).toBe(true);
  }
});

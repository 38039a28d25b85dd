import { expect, test } from '@playwright/test';
import { routes } from './helpers/routes';
import { attributes, siteUrl, visit } from './helpers/site';

/** These work without the database (flows document, "Redirects"). */
const fixed = {
  '/careers': '/about/careers',
  '/newsletter': '/about/newsletters',
  '/news': '/about/newsletters',
  '/partnership': '/platform/partnerships',
  '/book': '/booking',
  '/about/leadership': '/leadership',
};

for (const [from, to] of Object.entries(fixed)) {
  test(`${from} redirects permanently to ${to} and replaces the history entry`, async ({ page }) => {
    const { status, headers } = await visit(from);
    expect(status).toBe(308);
    expect(new URL(headers.get('location') ?? '', siteUrl).pathname).toBe(to);

    await page.goto('/terms');
    await page.goto(from);
    expect(new URL(page.url()).pathname).toBe(to);
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/terms`);
  });
}

test('a redirect keeps the query, so that campaigns are counted', async () => {
  const { headers } = await visit('/book?utm_source=letter');
  expect(headers.get('location')).toContain('utm_source=letter');
});

test('every link on every page leads to a page, and every anchor to a place in it', async () => {
  const html = new Map<string, string>();
  const wanted = new Map<string, string>();
  for (const { path } of routes) {
    const { body } = await visit(path);
    html.set(path, body);
    for (const href of attributes(body, 'a', 'href')) {
      const url = new URL(href, siteUrl + path);
      if (url.origin === siteUrl) wanted.set(url.pathname + url.search + url.hash, path);
    }
  }
  expect(wanted.size).toBeGreaterThan(routes.length);

  const lost: string[] = [];
  for (const [target, from] of wanted) {
    const [address = '', anchor] = target.split('#');
    if (!html.has(address)) {
      const response = await fetch(siteUrl + address);
      html.set(address, response.ok ? await response.text() : '');
    }
    const body = html.get(address) ?? '';
    if (!body || (anchor && !body.includes(` id="${anchor}"`))) lost.push(`${target} on ${from}`);
  }
  expect(lost).toEqual([]);
});

test('links to other websites open a new tab and lead to LinkedIn only, links to addresses are the company’s', async () => {
  for (const { path } of routes) {
    const { body } = await visit(path);
    const anchors = [...body.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
    for (const tag of anchors) {
      const href = /\shref="([^"]*)"/.exec(tag)?.[1] ?? '';
      if (/^https?:/.test(href) && !href.startsWith(siteUrl)) {
        expect.soft(new URL(href).hostname, path).toBe('www.linkedin.com');
        expect.soft(tag, path).toContain('target="_blank"');
        expect.soft(tag, path).toContain('noopener');
      }
      if (href.startsWith('mailto:')) expect.soft(href, path).toMatch(/^mailto:hello@alethia\.example(\?|$)/);
      if (href.startsWith('tel:')) expect.soft(href, path).toBe('tel:+13035550142');
    }
  }
});

test('applications are mails about the position', async () => {
  const subjects = await Promise.all(
    routes
      .filter(({ data }) => data.includes('JobPosting'))
      .map(async ({ path, heading }) => {
        const { body } = await visit(path);
        const apply = attributes(body, 'a', 'href').find(
          (href) => href.startsWith('mailto:') && href.includes('subject'),
        );
        const subject = new URL(apply ?? 'mailto:').searchParams.get('subject') ?? '';
        expect(subject).toContain(heading);
        return subject;
      }),
  );
  expect(new Set(subjects).size).toBe(5);
});

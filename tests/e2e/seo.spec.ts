import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { routes } from './helpers/routes';
import { siteUrl, structuredData, visit } from './helpers/site';

const shown = routes.filter(({ main }) => main === undefined).map(({ path }) => path);

test('the sitemap names every page that search engines may show, and no other, with the date of its change', async () => {
  const { status, body, headers } = await visit('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('xml');
  const entries = [...body.matchAll(/<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod><\/url>/g)];
  expect(entries).toHaveLength(body.split('<url>').length - 1);
  const found = entries.map(([, loc = '']) => loc.slice(siteUrl.length) || '/');
  expect(found.toSorted()).toEqual(shown.toSorted());
  for (const [, loc = '', changed = ''] of entries) {
    expect(loc.startsWith(siteUrl)).toBe(true);
    const age = Date.now() - Date.parse(changed);
    expect(age, `${loc} was changed at ${changed}`).toBeGreaterThan(0);
  }
  // `lastmod` is the date of the change, not of the file.
  expect((await visit('/sitemap.xml')).body).toBe(body);
});

test('security.txt says where to report a vulnerability, and until when it is valid', async () => {
  const { status, body, headers } = await visit('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@alethia.example\n');
  expect(body).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('robots.txt keeps crawlers out of what is not public, and names the sitemap', async () => {
  const { status, body, headers } = await visit('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  const lines = body.split('\n');
  for (const rule of ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /preview']) {
    expect(lines).toContain(rule);
  }
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('the feed is valid XML with the three issues, newest first', async ({ page }) => {
  const { status, body, headers } = await visit('/feed.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/atom+xml');
  // Not on a page of the site, whose policy keeps its scripts from parsing texts.
  await page.goto('about:blank');
  const feed = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const text = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent ?? '';
    return {
      fault: document.querySelector('parsererror')?.textContent ?? null,
      root: document.documentElement.localName,
      id: text(document, 'feed > id'),
      updated: text(document, 'feed > updated'),
      self: document.querySelector('feed > link[rel="self"]')?.getAttribute('href'),
      entries: [...document.querySelectorAll('entry')].map((entry) => ({
        id: text(entry, 'id'),
        title: text(entry, 'title'),
        summary: text(entry, 'summary'),
        updated: text(entry, 'updated'),
        link: entry.querySelector('link')?.getAttribute('href') ?? '',
      })),
    };
  }, body);
  expect(feed.fault).toBeNull();
  expect(feed.root).toBe('feed');
  expect(feed.id).toBe(`${siteUrl}/about/newsletters`);
  expect(feed.self).toBe(`${siteUrl}/feed.xml`);
  expect(feed.entries).toHaveLength(3);
  expect(feed.updated).toBe(feed.entries[0]?.updated);
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(3);
  const dates = feed.entries.map(({ updated }) => updated);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const { title, summary, link } of feed.entries) {
    expect(title).not.toBe('');
    expect(summary).not.toBe('');
    expect(new URL(link).hostname).toBe('www.linkedin.com');
  }
});

test('every page says where the feed is', async () => {
  for (const path of ['/', '/about/newsletters', '/solutions/energy']) {
    expect((await visit(path)).body).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="[^"]*\/feed\.xml"/,
    );
  }
});

for (const path of ['/', '/platform-alt', '/solutions/energy', '/about/careers/vp-sales', '/terms']) {
  test(`the link preview of ${path} is a picture of 1200 × 630`, async () => {
    const preview = /property="og:image" content="([^"]*)"/.exec((await visit(path)).body)?.[1] ?? '';
    const response = await fetch(preview);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const { entropy } = await picture.stats();
    expect(entropy).toBeGreaterThan(0.5);
  });
}

test('missing pages have no link preview', async () => {
  for (const path of ['/og/no-such-page.png', '/og/platform', '/og/platform.jpg']) {
    expect((await visit(path)).status, path).toBe(404);
  }
});

for (const { path, heading } of routes.filter(({ data }) => data.includes('JobPosting'))) {
  test(`${path} tells job search engines what they require`, async () => {
    const job = structuredData((await visit(path)).body).find((data) => data['@type'] === 'JobPosting');
    expect(job).toMatchObject({
      '@context': 'https://schema.org',
      title: heading,
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      hiringOrganization: { '@type': 'Organization', name: 'Alethia' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Denver',
          addressRegion: 'CO',
          addressCountry: 'US',
        },
      },
      employmentType: 'FULL_TIME',
      url: siteUrl + path,
    });
    expect(String(job?.description)).toMatch(/^<p>[\s\S]{200,}<ul><li>/);
    if (job?.jobLocationType) expect(job.applicantLocationRequirements).toMatchObject({ '@type': 'Country' });
  });
}

test('the way to a page is listed step by step, with real addresses', async () => {
  const data = structuredData((await visit('/about/careers/vp-sales')).body);
  const trail = data.find((item) => item['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
  expect(trail.map(({ item }) => item.slice(siteUrl.length).replace(/^$/, '/'))).toEqual([
    '/',
    '/about',
    '/about/careers',
    '/about/careers/vp-sales',
  ]);
});

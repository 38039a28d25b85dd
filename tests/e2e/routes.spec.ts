import { expect, type Page, test } from '@playwright/test';
import { documented } from '../helpers/documented';
import { type Route, routes } from './helpers/routes';
import { plainQuotes, siteUrl, structuredData, visit } from './helpers/site';

/** Of the response as it is: the browser reads it, but loads nothing of the page. */
const factsOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    const main = document.querySelector('main');
    return {
      title: document.title,
      language: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1')].map((heading) => clean(heading.textContent)),
      mains: document.querySelectorAll('main').length,
      text: clean(main?.textContent),
      links: [...(main?.querySelectorAll('a') ?? [])].map((link) => ({
        text: clean(link.textContent),
        href: link.getAttribute('href') ?? undefined,
      })),
      description: attribute('meta[name="description"]', 'content') ?? '',
      robots: attribute('meta[name="robots"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      preview: attribute('meta[property="og:image"]', 'content') ?? '',
    };
  }, html);

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Headlines may be split into lines and words. */
const squeezed = (text: string) => plainQuotes(text).replace(/\s+/g, '');

function expectLinks({ links }: Facts, route: Route): void {
  for (const [label, target] of route.links) {
    const found = links
      .filter(({ text }) => plainQuotes(text).includes(plainQuotes(label)))
      .map(({ href }) => (target === 'mailto' && href?.startsWith('mailto:') ? 'mailto' : href));
    expect.soft(found, `targets of "${label}"`).toContain(target);
  }
}

test('the table has every address of the documents', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(expect.arrayContaining(documented));
});

for (const route of routes) {
  test(`${route.path} is what the documents ask for`, async ({ page }) => {
    const { status, body } = await visit(route.path);
    expect(status).toBe(200);
    const facts = await factsOf(page, body);

    expect.soft(plainQuotes(facts.title)).toBe(plainQuotes(`${route.title} | Alethia`));
    expect.soft(facts.language).toBe('en');
    expect.soft(facts.headings.map(squeezed)).toEqual([squeezed(route.heading)]);
    expect.soft(facts.mains).toBe(1);
    for (const text of route.texts) expect.soft(plainQuotes(facts.text)).toContain(plainQuotes(text));
    expectLinks(facts, route);

    expect.soft(facts.description.length).toBeGreaterThanOrEqual(50);
    expect.soft(facts.description.length).toBeLessThanOrEqual(160);
    expect.soft(facts.canonical?.replace(/\/$/, '')).toBe(`${siteUrl}${route.main ?? route.path}`.replace(/\/$/, ''));
    expect.soft(facts.robots?.includes('noindex') ?? false).toBe(route.main !== undefined);
    expect.soft(facts.preview).toBe(`${siteUrl}/og${route.path === '/' ? '/index' : route.path}.png`);
    const data = structuredData(body).map((item) => item['@type']);
    expect.soft(data.toSorted()).toEqual(route.data.toSorted());
  });
}

test('every page has a unique title for search engines', async () => {
  const responses = await Promise.all(routes.filter(({ main }) => !main).map(({ path }) => visit(path)));
  const descriptions = responses.map(({ body }) => /<meta name="description" content="([^"]*)"/.exec(body)?.[1]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(new Set(responses.map(({ body }) => /<title>(.*?)<\/title>/.exec(body)?.[1])).size).toBe(responses.length);
});

import { AxeBuilder } from '@axe-core/playwright';
import { type Page, chromium as playwright } from '@playwright/test';
import type { SiteFacts } from '../../../src/lib/site-facts.ts';
import { rules } from '../../../tests/e2e/helpers/axe.ts';
import { sitemapPaths } from '../../launch/warm.ts';
import { launchOptions } from '../world/chromium.ts';

export type Accessibility = SiteFacts['accessibility'];
type Finding = Accessibility['violations'][number];

/** A phone, and a desk. */
const widths = [390, 1440];

/** Of one page at one width. */
export type Found = { page: string; rule: string; help: string; places: number };

/** By rule, the most places first. A place counts once for each width. */
export function byRule(found: Found[]): Finding[] {
  const rulesFound = new Map<string, Finding>();
  for (const { page, rule, help, places } of found) {
    const { places: before = 0, pages = [] } = rulesFound.get(rule) ?? {};
    rulesFound.set(rule, { rule, help, places: before + places, pages: [...new Set([...pages, page])] });
  }
  return [...rulesFound.values()].sort((one, other) => other.places - one.places || one.rule.localeCompare(other.rule));
}

async function examine(page: Page, path: string) {
  // Before, text below the first view is outside the sections that give it its background.
  await page.waitForFunction(() => !document.documentElement.classList.contains('first-view'));
  const { violations, incomplete, testEngine } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = (results: typeof violations): Found[] =>
    results.map(({ id, help, nodes }) => ({ page: path, rule: id, help, places: nodes.length }));
  return {
    program: `${testEngine.name} ${testEngine.version}`,
    violations: found(violations),
    undecided: found(incomplete),
  };
}

/** Every page of the sitemap, at each width, with reduced motion. */
export async function measureAccessibility(site: string): Promise<Accessibility> {
  const pages = sitemapPaths(await (await fetch(`${site}/sitemap.xml`)).text());
  const browser = await playwright.launch(launchOptions());
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const results: Awaited<ReturnType<typeof examine>>[] = [];
    for (const path of pages) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const response = await page.goto(new URL(path, site).href);
        if (response?.status() !== 200) throw new Error(`${path} responds with ${response?.status()}.`);
        results.push(await examine(page, path));
      }
    }
    return {
      program: results[0]?.program ?? '',
      rules,
      widths,
      pages,
      violations: byRule(results.flatMap(({ violations }) => violations)),
      undecided: byRule(results.flatMap(({ undecided }) => undecided)),
    };
  } finally {
    await browser.close();
  }
}

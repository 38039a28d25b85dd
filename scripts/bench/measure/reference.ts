import { chromium as playwright } from '@playwright/test';
import { startChromium } from '../world/chromium.ts';
import { type LighthouseResult, measureLighthouse } from './lighthouse.ts';
import { median } from './statistics.ts';
import { measureWeight, type Weight } from './weight.ts';

const PAGE = '/design-system';
const PRESSES = 20;

export type ReferenceResult = {
  weight: Weight;
  lighthouse: LighthouseResult;
  elements: number;
  /** Milliseconds of script per press of Keep, with every element on the page. */
  keep: { presses: number; median: number; maximum: number };
};

async function measureKeep(site: string): Promise<Pick<ReferenceResult, 'elements' | 'keep'>> {
  const chromium = await startChromium();
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${chromium.port}`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${site}${PAGE}?review`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const scripting = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
    };
    const buttons = page.locator('[data-element] [data-review="kept"]');
    const times: number[] = [];
    for (let press = 0; press < PRESSES; press++) {
      // Clicked from within the page: a click from outside would also run the tool's scripts.
      const button = await buttons.nth(press).elementHandle();
      const before = await scripting();
      await button?.evaluate((element) => (element as HTMLElement).click());
      times.push((await scripting()) - before);
    }
    const elements = await page.locator('[data-element]').count();
    return { elements, keep: { presses: PRESSES, median: median(times), maximum: Math.max(...times) } };
  } finally {
    await context.close();
    await browser.close();
    await chromium.close();
  }
}

export async function measureReference(site: string, runs: number): Promise<ReferenceResult> {
  const [weight] = await measureWeight(site, [PAGE]);
  const [lighthouse] = await measureLighthouse(site, [PAGE], runs);
  if (!weight || !lighthouse) throw new Error(`${PAGE} was not measured.`);
  return { weight, lighthouse, ...(await measureKeep(site)) };
}

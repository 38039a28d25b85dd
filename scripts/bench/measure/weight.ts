import { gzipSync } from 'node:zlib';
import { type Browser, chromium as playwright } from '@playwright/test';
import { type PageRequest, summarise, type WeightSummary } from '../report/weight-summary.ts';
import { startChromium } from '../world/chromium.ts';
import { countingProxy } from '../world/counting-proxy.ts';
import { type Recorded, record } from '../world/recorder.ts';

export type Weight = WeightSummary & { page: string; documentRequests: number };

export const viewport = { width: 1350, height: 940 };

/** Requested again, because the browser does not keep every body. */
async function withBody(request: Recorded, origin: string): Promise<PageRequest> {
  if (request.isRedirect || new URL(request.url).origin !== origin) return { ...request, raw: 0, gzip: 0 };
  const body = Buffer.from(await (await fetch(request.url)).arrayBuffer());
  return { ...request, raw: body.length, gzip: gzipSync(body, { level: 9 }).length };
}

async function firstVisit(browser: Browser, url: string): Promise<Recorded[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const requests = await record(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.mouse.move(viewport.width - 10, viewport.height / 2);
    // The pointer may have started something.
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    return [...requests.values()];
  } finally {
    await context.close();
  }
}

async function countDocument(browser: Browser, url: string): Promise<number> {
  const proxy = await countingProxy();
  const context = await browser.newContext({ viewport, proxy: { server: proxy.url, bypass: '<-loopback>' } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return proxy.requested.filter((requested) => requested === url).length;
  } finally {
    await context.close();
    proxy.close();
  }
}

export async function measureWeight(site: string, pages: string[]): Promise<Weight[]> {
  const chromium = await startChromium();
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${chromium.port}`);
  const results: Weight[] = [];
  for (const page of pages) {
    const url = new URL(page, site).href;
    const { origin } = new URL(url);
    const recorded = await firstVisit(browser, url);
    const requests = await Promise.all(recorded.map((request) => withBody(request, origin)));
    results.push({ page, ...summarise(requests, origin), documentRequests: await countDocument(browser, url) });
  }
  await browser.close();
  await chromium.close();
  return results;
}

import runLighthouse from 'lighthouse';
import { startChromium } from '../world/chromium.ts';
import { median } from './statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Scores = Record<(typeof categories)[number] | keyof typeof audits | 'benchmarkIndex', number>;

/** Medians over the runs; scores of 100, times in milliseconds. */
export type LighthouseResult = Scores & {
  page: string;
  version: string;
  /** Their spread shows how reliable the median is. */
  performanceRuns: number[];
  /** Audits outside performance that failed in any run. */
  failing: string[];
};

type Run = Scores & { version: string; failing: string[] };

/** With Lighthouse's defaults: a simulated mid-range phone on a slow network. */
async function run(url: string): Promise<Run> {
  const chromium = await startChromium();
  try {
    const flags = { port: chromium.port, output: 'json' as const, logLevel: 'error' as const };
    const result = await runLighthouse(url, { ...flags, onlyCategories: [...categories] });
    const lhr = result?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse: ${lhr?.runtimeError?.message ?? 'no result'} (${url})`);
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    const failing = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: value(audits.lcp),
      fcp: value(audits.fcp),
      tbt: value(audits.tbt),
      // In thousandths, as Lighthouse reports it.
      cls: Math.round(value(audits.cls) * 1_000) / 1_000,
      benchmarkIndex: lhr.environment.benchmarkIndex,
      version: lhr.lighthouseVersion,
      failing,
    };
  } finally {
    await chromium.close();
  }
}

/** Round by round, so that a busy minute of the machine affects all pages equally. */
export async function measureLighthouse(site: string, pages: string[], runs: number): Promise<LighthouseResult[]> {
  const all = pages.map((page) => ({ page, runs: [] as Run[] }));
  for (let round = 0; round < runs; round++) {
    for (const { page, runs: done } of all) done.push(await run(new URL(page, site).href));
  }
  return all.map(({ page, runs: done }) => {
    const of = (name: keyof Scores) => median(done.map((one) => one[name]));
    return {
      page,
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
      lcp: Math.round(of('lcp')),
      fcp: Math.round(of('fcp')),
      tbt: Math.round(of('tbt')),
      cls: of('cls'),
      benchmarkIndex: Math.round(of('benchmarkIndex')),
      version: done[0]?.version ?? '',
      performanceRuns: done.map(({ performance }) => performance),
      failing: [...new Set(done.flatMap(({ failing }) => failing))],
    };
  });
}

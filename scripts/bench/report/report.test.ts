import { expect, test } from 'vitest';
import { markdown } from './report.ts';
import type { Report } from './report-data.ts';
import { sampleReport } from './sample-report.ts';

const size = { wire: 1000, raw: 3000, gzip: 900 };
const report: Report = {
  ...sampleReport,
  command: 'npm run bench -- --runs=1',
  commit: 'abc1234',
};

test('states the command, the commit and the machine', () => {
  const text = markdown(report);
  expect(text).toContain('`npm run bench -- --runs=1`, 2026-01-02T03:04:05.000Z, commit abc1234');
  expect(text).toContain('4 cores (Some processor), 8 GB');
  expect(text).not.toContain('##');
});

test('warns when the machine was busy with something else', () => {
  const warning = 'Other programs were using the processor';
  expect(markdown(report)).not.toContain(warning);
  expect(markdown({ ...report, machine: { ...report.machine, loadAtStart: 3 } })).toContain(warning);
});

test('weight: bytes by kind, and each third party by name', () => {
  const sizes = { html: size, js: size, css: size, fonts: size, images: size, other: size };
  const thirdParty = ['https://elsewhere.example/pixel.png'];
  const weight = [{ page: '/', requests: 6, thirdParty, sizes, totalWire: 6000, documentRequests: 1 }];
  const text = markdown({ ...report, weight });
  expect(text).toMatch(/\| \/ +\| +6 \| +1 \| +1 \|( +1,000 \|){6} +6,000 \|/);
  expect(text).toMatch(/\| \/ +\|( +3,000 \| +900 \|){3} +1,800 \|/);
  expect(text).toContain('Third party on /: https://elsewhere.example/pixel.png');
});

test('throughput: medians, their ratio and the rounds; without nginx a note instead of a ratio', () => {
  const site = [100, 300, 200];
  const common = { page: '/', encoding: 'gzip' as const, htmlBytes: 5000, site, reverseProxy: [], errors: 0 };
  const both = markdown({ ...report, throughput: [{ ...common, nginx: [400, 400, 500], ratio: 0.5 }] });
  expect(both).toMatch(/\| +5,000 \| +200 \| +400 \| +0.5 \| 100 \/ 300 \/ 200 \| 400 \/ 400 \/ 500 \| +0 \|/);
  expect(both).not.toContain('not installed');
  const alone = markdown({ ...report, throughput: [{ ...common, nginx: [] }] });
  expect(alone).toMatch(/\| +200 \| +– \| +– \|/);
  expect(alone).toContain('nginx is not installed');
  const reverseProxy = { reverseProxy: [450, 460, 440], reverseProxyRatio: 1.1 };
  const three = markdown({
    ...report,
    throughput: [{ ...common, ...reverseProxy, nginx: [400, 400, 500], ratio: 0.5 }],
  });
  expect(three).toMatch(/\| +200 \| +450 \| +400 \| +0.5 \| +1.1 \|/);
});

test('lighthouse: audits that did not pass are named', () => {
  const scores = { performance: 99, accessibility: 100, 'best-practices': 96, seo: 100 };
  const times = { lcp: 900, fcp: 700, tbt: 0, cls: 0, benchmarkIndex: 2000 };
  const runs = { page: '/', version: '13.5.0', performanceRuns: [99, 98, 100], failing: ['errors-in-console'] };
  const text = markdown({ ...report, lighthouse: [{ ...scores, ...times, ...runs }] });
  expect(text).toContain('99 / 98 / 100');
  expect(text).toContain('Not passed on /: errors-in-console');
});

test('failures are listed', () => {
  expect(markdown({ ...report, failures: ['throughput: wrk is not installed'] })).toContain(
    '## Not measured\n\n- throughput: wrk is not installed',
  );
});

import { expect, it } from 'vitest';
import { adminSection } from './admin-report.ts';

it('lists the waiting times of staff in whole milliseconds', () => {
  const text = adminSection({
    sections: 30,
    jobs: 10_000,
    dashboard: { median: 702.1, maximum: 1100.4 },
    edit: { median: 812.4, maximum: 901.6 },
    list: { median: 301, maximum: 350 },
    preview: { median: 120.2, maximum: 210.7 },
    onPage: { median: 30.2, maximum: 46.8 },
    find: { median: 21.4, maximum: 60.6 },
    upload: { pictures: 10, took: 9120.4 },
  });
  expect(text).toMatch(/dashboard .*\| +702 \| +1,100 \|/);
  expect(text).toMatch(/page of 30 sections .*\| +812 \| +902 \|/);
  expect(text).toMatch(/list of 10,000 jobs .*\| +301 \| +350 \|/);
  expect(text).toMatch(/drawn .*\| +30 \| +47 \|/);
  expect(text).toMatch(/preview .*\| +120 \| +211 \|/);
  expect(text).toMatch(/10 pictures .*\| +9,120 \|/);
  expect(text).toMatch(/search .*\| +21 \| +61 \|/);
});

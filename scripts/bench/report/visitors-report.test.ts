import { expect, test } from 'vitest';
import { markdown } from './report.ts';
import { sampleReport } from './sample-report.ts';

const crowd = {
  perSecond: [101.26, 90, 110],
  perSecondMedian: 101.26,
  p50: 150.04,
  p95: 300.06,
  succeeded: 1500,
  errors: {},
};

test('scripts: bytes as they are, compressed and on the wire, for each page with a form', () => {
  const none = { wire: 0, raw: 0, gzip: 0 };
  const sizes = {
    html: none,
    js: { raw: 3000, gzip: 1000, wire: 1100 },
    css: none,
    fonts: none,
    images: none,
    other: none,
  };
  const scripts = [{ page: '/auth', requests: 9, thirdParty: [], sizes, totalWire: 1100, documentRequests: 1 }];
  expect(markdown({ ...sampleReport, scripts })).toMatch(/\| \/auth +\| +3,000 \| +1,000 \| +1,100 \|/);
});

test('contact: rate, times, rounds, and that nothing is lost', () => {
  const text = markdown({ ...sampleReport, contact: { ...crowd, acknowledged: 1540, rows: 1540, lost: 0 } });
  expect(text).toMatch(/\| 20 +\| +101.3 \| +150 \| +300.1 \| +101.3 \/ 90 \/ 110 \| +1,500 \| +0 \|/);
  expect(text).toContain('1,540 submissions were acknowledged');
  expect(text).toContain('has 1,540 rows: none is lost.');
  expect(text).not.toContain('Errors:');
});

test('contact: lost submissions are reported, even if the row counts match', () => {
  const contact = {
    ...crowd,
    errors: { 'responds with 500': 2, 'no connection': 1 },
    acknowledged: 9,
    rows: 9,
    lost: 1,
  };
  const text = markdown({ ...sampleReport, contact });
  expect(text).toContain('1 was acknowledged and LOST.');
  expect(text).toContain('Errors: responds with 500 (2), no connection (1).');
  expect(text).not.toContain('none is lost');
});

test('sign-ins: a table of their own', () => {
  const text = markdown({ ...sampleReport, signIn: { ...crowd, errors: { 'responds with 429': 4 } } });
  expect(text).toMatch(/## Sign-ins\n\n\|[^\n]+\n\|[^\n]+\n\| 20 [^\n]+ 1,500 \| +4 \|/);
  expect(text).not.toContain('## Contact');
});

test('sign-ups: the page before and during them, the ratio, and the number of accounts', () => {
  const idle = { requests: 600, p50: 2.04, p95: 8, errors: 0 };
  const during = { requests: 900, p50: 4, p95: 20, errors: 3 };
  const more = { page: '/platform', idle, during, p95Ratio: 2.5, ratios: [2, 3.456], accounts: 101 };
  const text = markdown({ ...sampleReport, signUp: { ...crowd, succeeded: 100, perSecondMedian: 5, ...more } });
  expect(text).toMatch(/\| idle +\| +2 \| +8 \| +1 \| +– \| +600 \| +0 \|/);
  expect(text).toMatch(/\| during sign-ups +\| +4 \| +20 \| +2.5 \| +2 \/ 3.46 \| +900 \| +3 \|/);
  expect(text).toContain('100 sign-ups were acknowledged, 5 per second; the database has 101 accounts of them.');
});

import { describe, expect, test } from 'vitest';
import type { SeedLegalPage } from '../../types';
import { privacy } from './privacy';
import { terms } from './terms';
import { trust } from './trust';

type Node = { type?: string; tag?: string; text?: string; children?: Node[] };

const textOf = (node: Node): string => node.text ?? (node.children ?? []).map(textOf).join('');
const headings = ({ body }: SeedLegalPage) =>
  (body.root.children as Node[]).filter(({ tag }) => tag === 'h2').map(textOf);

function section({ body }: SeedLegalPage, heading: string): string {
  const nodes = body.root.children as Node[];
  const start = nodes.findIndex((node) => node.tag === 'h2' && textOf(node) === heading);
  const rest = nodes.slice(start + 1);
  const end = rest.findIndex(({ tag }) => tag === 'h2');
  return start < 0
    ? ''
    : rest
        .slice(0, end < 0 ? undefined : end)
        .map(textOf)
        .join('\n');
}

describe.each([terms, privacy])('$slug', (page) => {
  test('applies from October 2, 2025', () => {
    expect(page.effectiveDate.slice(0, 10)).toBe('2025-10-02');
  });

  test('has at least twelve sections, each with its own heading', () => {
    const names = headings(page);
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(new Set(names).size).toBe(names.length);
  });

  test('contains no address, but says where to find it', () => {
    const text = textOf(page.body.root as Node);
    expect(text).not.toContain('@');
    expect(section(page, 'Contact')).toContain('the email address shown at the end of this page');
  });
});

/** Flows document, section 9, "Legal terms". */
test.each([
  ['Eligibility', 'at least 13 years old'],
  ['Eligibility', 'under 18, you may use them only with the permission of a parent or guardian'],
  ['Limitation of liability', 'the greater of the fees that you paid us for the Services in the 12 months before'],
  ['Limitation of liability', '100 US dollars'],
  ['Dispute resolution', 'within a period of up to 60 days'],
  ['Dispute resolution', 'within 30 days after you first accepted these Terms'],
  ['Governing law', 'the law of the State of Delaware'],
  ['Changes to these Terms', 'at least 30 days’ notice'],
])('terms, "%s": %s', (heading, words) => {
  expect(section(terms, heading)).toContain(words);
});

test.each([
  ['Retention', 'Assessment data: 24 months'],
  ['Retention', 'Website logs: 12-18 months'],
  ['Retention', 'Support tickets: 24 months after closure'],
  ['Children', 'minimum age of 13'],
  ['Children', 'under 18 needs the permission of a parent or guardian'],
  ['Changes to this policy', 'at least 30 days’ notice'],
])('privacy, "%s": %s', (heading, words) => {
  expect(section(privacy, heading)).toContain(words);
});

test.each([
  ['SOC 2', 'Our controls are audited against SOC 2 Type II.'],
  ['SOC 2', 'It is not a certificate'],
  ['GDPR', 'No authority has certified us for it'],
  ['Accessibility', 'WCAG 2.2 at level AA'],
  ['Accessibility', 'No independent party has audited it yet'],
])('trust, "%s": %s', (heading, words) => {
  expect(section(trust, heading)).toContain(words);
});

test('the privacy policy and the page about trust lead to each other, and claim the same audit', () => {
  expect(JSON.stringify(privacy.body)).toContain('"url":"/trust"');
  expect(JSON.stringify(trust.body)).toContain('"url":"/privacy"');
  expect(section(privacy, 'Security')).toContain('Our controls are audited against SOC 2 Type II.');
});

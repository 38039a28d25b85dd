import { expect, it } from 'vitest';
import { newsletterIssues } from '@/seed/content/newsletter-issues';
import { seedDocuments } from '@/seed/documents';
import { facts } from './facts';

const paths = [
  ...seedDocuments.flatMap(({ unique }) => (unique && 'path' in unique ? unique.path : [])),
  ...newsletterIssues.map(({ slug }) => `/about/newsletters/${slug}`),
];

it('what the site states was measured on its own pages, and not in the future', () => {
  const { accessibility, date } = facts ?? {};
  expect((accessibility?.pages ?? []).filter((path) => !paths.includes(path))).toEqual([]);
  expect(date ? Date.parse(date) : 0).toBeLessThan(Date.now());
});

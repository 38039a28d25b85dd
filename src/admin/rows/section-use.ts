import type { SectionUse } from '@/staff/editorial/section-uses';

/** Where a kind of section is used, in words: `On Home, Platform and 3 more pages.` */
export function usedOn({ titles, count }: SectionUse = { titles: [], count: 0 }): string {
  if (titles.length === 0) return 'Not on a page yet.';
  const more = count - titles.length;
  if (more > 0) return `On ${titles.join(', ')} and ${more} more ${more === 1 ? 'page' : 'pages'}.`;
  return `On ${titles.join(' and ')}.`;
}

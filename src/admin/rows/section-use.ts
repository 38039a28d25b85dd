/** Pages named in full; the others are counted. */
const NAMED = 2;

/** Where a kind of section is used, in words: `On Home, Platform and 3 more pages.` */
export function usedOn(titles: readonly string[] = []): string {
  if (titles.length === 0) return 'Not on a page yet.';
  const named = titles.slice(0, NAMED);
  const more = titles.length - named.length;
  if (more > 0) return `On ${named.join(', ')} and ${more} more ${more === 1 ? 'page' : 'pages'}.`;
  return `On ${named.join(' and ')}.`;
}

import type { Finding } from '@/lib/finding';

/** The places of findings that a page shows: fields of sections, not those for search engines. */
export const placesInPage = (findings: Pick<Finding, 'path'>[]): string[] =>
  findings.flatMap(({ path }) => (path.includes('.') && !path.startsWith('meta.') ? [path] : []));

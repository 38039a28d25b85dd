import { z } from 'zod';

const named = z.object({
  name: z.string().nullish(),
  title: z.string().nullish(),
  filename: z.string().nullish(),
  path: z.string().nullish(),
  from: z.string().nullish(),
});

/** What people call a document of any collection. Of a leader, `title` is what they do. */
export function titleOf(document: unknown): string {
  const { name, title, filename, path, from } = named.partial().catch({}).parse(document);
  return name || title || filename || path || from || 'Untitled';
}

/** Site-wide content, as the admin calls it. */
export const globalTitles: Record<string, string> = {
  'site-settings': 'Site settings',
  navigation: 'Navigation',
  footer: 'Footer',
  'staff-security': 'Staff security',
};

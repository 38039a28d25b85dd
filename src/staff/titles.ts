import { z } from 'zod';

const named = z.object({
  name: z.string().nullish(),
  title: z.string().nullish(),
  filename: z.string().nullish(),
  path: z.string().nullish(),
  from: z.string().nullish(),
});

/** A leader's `title` is the job title, so `name` comes first. */
export function titleOf(document: unknown): string {
  const { name, title, filename, path, from } = named.partial().catch({}).parse(document);
  return name || title || filename || path || from || 'Untitled';
}

export const globalTitles: Record<string, string> = {
  'site-settings': 'Site settings',
  navigation: 'Navigation',
  footer: 'Footer',
  'approval-rules': 'Approval rules',
  'staff-security': 'Staff security',
};

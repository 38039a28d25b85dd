import { z } from 'zod';
import { indexRedirects, type RedirectIndex, redirectStatuses } from './redirects.ts';

const tableSchema = z.object({
  rules: z.array(
    z.object({
      from: z.string(),
      match: z.enum(['exact', 'prefix']),
      status: z.literal(redirectStatuses),
      to: z.string(),
    }),
  ),
  pages: z.array(z.string()),
  tags: z.array(z.string()),
  madeAt: z.number(),
});

/** Written by src/data/redirects.ts. */
export type RedirectTable = z.infer<typeof tableSchema>;

export function readTable(json: unknown): RedirectTable & { index: RedirectIndex } {
  const table = tableSchema.parse(json);
  return { ...table, index: indexRedirects(table) };
}

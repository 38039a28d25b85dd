import type { Endpoint } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { withProgress } from '@/lib/progress';
import { failedWork } from '../failed-work';
import { applyImport, previewImport } from './import';
import { MOST_LINES } from './import-plan';

const MOST_CHARACTERS = 1_000_000;

/** As the parser counts them: old programs of the Mac end a line with a carriage return alone. */
const hasAtMost = (csv: string, lines: number) => csv.split(/\r\n?|\n/, lines + 1).length <= lines;

const body = z.object({
  csv: z
    .string()
    .max(MOST_CHARACTERS, 'The file is larger than a megabyte. Split it.')
    .refine((csv) => csv.trim() !== '', 'Paste lines or choose a file first.')
    .refine((csv) => hasAtMost(csv, MOST_LINES + 1), `The file has more than ${MOST_LINES} lines. Split it.`),
  apply: z.boolean(),
});

const answer = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/** `POST /api/redirects/import` `{ csv, apply }`, for editors: a preview, or with `apply` an atomic import. */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) return answer(403, 'Only editors and admins may change redirects.');
    const parsed = body.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return answer(400, parsed.error.issues[0]?.message ?? 'The file could not be read.');
    const { csv, apply } = parsed.data;
    return withProgress(
      req.headers,
      async (tell) => {
        const lines = apply ? await applyImport(req, csv, tell) : await previewImport(req, csv);
        return Response.json({ lines, isApplied: apply }, { headers: { 'cache-control': 'no-store' } });
      },
      failedWork(req, 'The import failed, and nothing was changed.'),
    );
  },
};

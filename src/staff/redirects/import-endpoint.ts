import type { Endpoint } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { applyImport, previewImport } from './import';
import { MOST_LINES } from './import-plan';

const MOST_CHARACTERS = 1_000_000;

const body = z.object({
  csv: z
    .string()
    .max(MOST_CHARACTERS, 'The file is larger than a megabyte. Split it.')
    .refine((csv) => csv.trim() !== '', 'Paste lines or choose a file first.')
    .refine((csv) => csv.split('\n').length <= MOST_LINES + 1, `The file has more than ${MOST_LINES} lines. Split it.`),
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
    const lines = apply ? await applyImport(req, csv) : await previewImport(req, csv);
    return Response.json({ lines, isApplied: apply }, { headers: { 'cache-control': 'no-store' } });
  },
};

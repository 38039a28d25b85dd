import { createHash } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { withProgress } from '@/lib/progress';
import { isTicketFor, ticketFor } from '@/services/preview-ticket';
import { failedWork } from '../../failed-work';
import { targetSchema } from '../documents';
import { exportXliff } from './export';
import { applyImport, type PlannedDocument, previewImport } from './import';
import { MOST_BYTES, readXliff, UnreadableFile } from './read';

const MOST_DOCUMENTS = 200;

const headers = { 'cache-control': 'no-store' };
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

const mayWrite = (req: PayloadRequest) => hasRole(req, 'admin', 'editor', 'author');
const NOT_ALLOWED = 'Only authors, editors and admins may do this.';

const wanted = z.object({
  documents: z
    .array(targetSchema)
    .min(1, 'Choose at least one translation.')
    .max(MOST_DOCUMENTS, `Choose at most ${MOST_DOCUMENTS} translations at a time.`),
  isOpenOnly: z.boolean(),
});

const fileNameOf = (titles: string[]): string => {
  const words = titles.length === 1 ? (titles[0] ?? '') : `${titles.length} documents`;
  return `${words.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'texts'}.xlf`.toLowerCase();
};

const exportEndpoint: Endpoint = {
  path: '/translations/export',
  method: 'post',
  handler: async (req) => {
    if (!mayWrite(req)) return refuse(403, NOT_ALLOWED);
    const sent = wanted.safeParse(await req.json?.().catch(() => undefined));
    if (!sent.success) return refuse(400, sent.error.issues[0]?.message ?? 'Choose at least one translation.');
    const made = await exportXliff(req, sent.data.documents, sent.data.isOpenOnly);
    if (!made) return refuse(404, 'There is nothing to export: no text is missing or outdated.');
    const disposition = `attachment; filename="${fileNameOf(made.titles)}"`;
    return new Response(made.xml, {
      headers: { ...headers, 'content-type': 'application/x-xliff+xml', 'content-disposition': disposition },
    });
  },
};

const TOO_LARGE = 'The file is larger than 5 MB. Export fewer documents at a time.';

const BROKE_OFF = 'The import did not finish. Choose the file again to see what is left.';

const file = z.object({
  data: z
    .base64('The file cannot be read.')
    .min(1, 'Choose a file.')
    .max(Math.ceil(MOST_BYTES / 3) * 4, TOO_LARGE),
  apply: z.boolean(),
  ticket: z.string().max(200).optional(),
});

const aboutOf = (req: PayloadRequest, data: string, documents: PlannedDocument[]) => [
  'xliff',
  req.user?.id,
  createHash('sha256').update(data).update(JSON.stringify(documents)).digest('base64url'),
];

const SINCE = 'The translations were changed since the preview. Nothing was imported: choose the file again.';

const importEndpoint: Endpoint = {
  path: '/translations/import',
  method: 'post',
  handler: async (req) => {
    if (!mayWrite(req)) return refuse(403, NOT_ALLOWED);
    const sent = file.safeParse(await req.json?.().catch(() => undefined));
    if (!sent.success) return refuse(400, sent.error.issues[0]?.message ?? 'The file cannot be read.');
    const { data, apply, ticket = '' } = sent.data;
    try {
      const files = await readXliff(Buffer.from(data, 'base64'));
      return await withProgress(
        req.headers,
        async (tell) => {
          const shown = await previewImport(req, files, apply ? () => undefined : tell);
          const about = aboutOf(req, data, shown);
          if (!apply) return Response.json({ documents: shown, ticket: ticketFor(about) }, { headers });
          if (!isTicketFor(about, ticket)) return refuse(409, SINCE);
          return Response.json({ documents: await applyImport(req, files, shown, tell) }, { headers });
        },
        failedWork(req, BROKE_OFF),
      );
    } catch (error) {
      if (error instanceof UnreadableFile) return refuse(400, error.message);
      throw error;
    }
  },
};

/** `POST /api/translations/export` `{ documents, isOpenOnly }`: a file; `import` `{ data, apply }`: its plan; with the plan’s
 * `ticket`, it is carried out. */
export const xliffEndpoints: Endpoint[] = [exportEndpoint, importEndpoint];

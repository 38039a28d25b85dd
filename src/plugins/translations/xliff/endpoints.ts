import { createHash } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { withProgress } from '@/lib/progress';
import { isTicketFor, ticketFor } from '@/services/preview-ticket';
import { failedWork, json, refuse, staffEndpoint } from '@/staff/endpoint';
import { targetSchema } from '../documents';
import { exportXliff } from './export';
import { applyImport, type PlannedDocument, previewImport } from './import';
import { MOST_BYTES, readXliff } from './read';

const MOST_DOCUMENTS = 200;

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

const exportEndpoint = staffEndpoint({
  method: 'post',
  path: '/translations/export',
  can: 'write',
  body: wanted,
  work: async (req, { body }) => {
    const made = await exportXliff(req, body.documents, body.isOpenOnly);
    if (!made) return refuse(404, 'There is nothing to export: no text is missing or outdated.');
    const disposition = `attachment; filename="${fileNameOf(made.titles)}"`;
    return new Response(made.xml, {
      headers: {
        'cache-control': 'no-store',
        'content-type': 'application/x-xliff+xml',
        'content-disposition': disposition,
      },
    });
  },
});

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

const hasWork = (documents: PlannedDocument[]) =>
  documents.some(({ texts }) => texts.some(({ outcome }) => outcome === 'changed' || outcome === 'confirmed'));

const SINCE = 'The translations were changed since the preview. Nothing was imported: choose the file again.';

const importEndpoint = staffEndpoint({
  method: 'post',
  path: '/translations/import',
  can: 'write',
  body: file,
  work: async (req, { body: { data, apply, ticket = '' } }) => {
    const files = await readXliff(Buffer.from(data, 'base64'));
    return withProgress(
      req.headers,
      async (tell) => {
        const shown = await previewImport(req, files, apply ? () => undefined : tell);
        const about = aboutOf(req, data, shown);
        if (!apply) return json({ documents: shown, ticket: ticketFor(about) });
        // Sent twice, there is nothing left to do.
        if (hasWork(shown) && !isTicketFor(about, ticket)) refuse(409, SINCE);
        return json({ documents: await applyImport(req, files, shown, tell) });
      },
      failedWork(req, BROKE_OFF),
    );
  },
});

/** `POST /api/translations/export` `{ documents, isOpenOnly }`: a file; `import` `{ data, apply }`: its plan; with the plan’s
 * `ticket`, it is carried out. */
export const xliffEndpoints: Endpoint[] = [exportEndpoint, importEndpoint];

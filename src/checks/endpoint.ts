import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { anchorAt } from '@/lib/anchor';
import { type ContentDocument, contentCollections } from '@/lib/content-collections';
import { placeInWords } from '@/staff/comments/place';
import { newestOf } from '@/staff/comments/stored';
import { inPath, refuse, staffEndpoint } from '@/staff/endpoint';
import { checkAround } from './check-around';
import { checkDocument, checkTexts } from './check-document';
import type { Finding } from './finding';
import { schemaIn } from './schema';

/** `isNew`: absent from the published version. Publishing asks about new warnings only. */
export type ListedFinding = Finding & { place: string; isNew: boolean };

const target = z.object({ collection: z.enum(contentCollections), id: z.uuid() });

const identity =
  (document: object) =>
  ({ rule, path, message }: Finding) =>
    `${rule} ${anchorAt(path, document) ?? path} ${message}`;

async function knownFindings(req: PayloadRequest, at: ContentDocument): Promise<Set<string>> {
  const live = await req.payload.findByID({
    collection: at.collection as 'pages',
    id: at.id,
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (live?._status !== 'published') return new Set();
  const schema = schemaIn(req.payload, at.collection);
  const found = [...(await checkAround(req, at, schema, live)), ...checkTexts(schema, live, at.collection === 'pages')];
  return new Set(found.map(identity(live)));
}

/** `GET /api/checks/:collection/:id`: findings about the newest draft, for staff who write. */
export const checksEndpoint = staffEndpoint({
  method: 'get',
  path: '/checks/:slug/:document',
  can: 'write',
  at: inPath.pipe(target),
  work: async (req, { at }) => {
    const draft = (await newestOf(req.payload, at, req)) ?? refuse(404, 'The document does not exist.');
    const [found, known] = [await checkDocument(req, at, draft), await knownFindings(req, at)];
    const { flattenedFields } = req.payload.collections[at.collection].config;
    const findings = found.map(
      (one): ListedFinding => ({
        ...one,
        place: placeInWords(req.payload, flattenedFields, draft, one.path),
        isNew: !known.has(identity(draft)(one)),
      }),
    );
    return { findings };
  },
});

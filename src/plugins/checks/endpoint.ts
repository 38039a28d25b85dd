import { z } from 'zod';
import { contentCollections } from '@/lib/content-collections';
import type { Finding } from '@/lib/finding';
import { inPath, refuse, staffEndpoint } from '@/staff/endpoint';
import { knownIn } from '@/staff/grandfathering/live';
import { newestOf } from '@/staff/newest-of';
import { placeInWords } from '@/staff/place';
import { checkDocument } from './check-document';

/**
 * `isNew`: absent from the published version. Publishing asks about new warnings only, and refuses new errors only: the
 * others are warnings.
 */
export type ListedFinding = Omit<Finding, 'judged'> & { place: string; isNew: boolean };

const target = z.object({ collection: z.enum(contentCollections), id: z.uuid() });

/** `GET /api/checks/:collection/:id`: findings about the newest draft, for staff who write. */
export const checksEndpoint = staffEndpoint({
  method: 'get',
  path: '/checks/:slug/:document',
  can: 'write',
  at: inPath.pipe(target),
  work: async (req, { at }) => {
    const draft = (await newestOf(req.payload, at, req)) ?? refuse(404, 'The document does not exist.');
    const isKnown = await knownIn(req, at, (live) => checkDocument(req, at, live));
    const { flattenedFields } = req.payload.collections[at.collection].config;
    const findings = (await checkDocument(req, at, draft)).map((one): ListedFinding => {
      const isNew = !isKnown(one, draft);
      const { rule, path, message } = one;
      const level = isNew ? one.level : 'warning';
      return { rule, level, path, message, place: placeInWords(req.payload, flattenedFields, draft, path), isNew };
    });
    findings.sort((one, other) => Number(other.level === 'error') - Number(one.level === 'error'));
    return { findings };
  },
});

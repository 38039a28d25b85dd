import { z } from 'zod';
import { pathProblem } from '@/fields/path-problem';
import { languageCodes } from '@/lib/languages';
import { pathCollections } from '@/lib/paths';
import { staffEndpoint } from '../endpoint';

const query = z.object({
  collection: z.enum(pathCollections),
  path: z.string().max(300),
  id: z.uuid().optional(),
  language: z.enum(languageCodes).optional(),
});

/** `GET /api/path-check?collection=…&path=…&id=…`: why a document may not have a path, for writers. */
export const pathCheckEndpoint = staffEndpoint({
  method: 'get',
  path: '/path-check',
  can: 'write',
  query,
  invalid: 'Ask with a collection and a path.',
  work: async (req, sent) => ({ problem: (await pathProblem(req.payload, sent.query)) ?? null }),
});

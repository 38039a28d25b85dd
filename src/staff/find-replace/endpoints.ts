import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { standingOf } from '../releases/open';
import { AT_ONCE } from './at-once';
import { preview } from './preview';
import { type Outcome, replaceOne } from './replace';
import { placesToChange, targetSchema } from './targets';

const wanted = {
  text: z.string().min(1, 'Say what to look for.').max(200, 'Use at most 200 characters.'),
  matchCase: z.boolean(),
  wholeWords: z.boolean(),
};
const previewSchema = z.object(wanted);
const replaceSchema = z.object({
  ...wanted,
  replacement: z.string().max(500, 'Use at most 500 characters.'),
  chosen: z
    .array(
      z.object({
        target: targetSchema,
        updatedAt: z.iso.datetime(),
        keys: z.array(z.string().max(300)).min(1).max(1_000),
      }),
    )
    .min(1)
    .max(AT_ONCE),
  into: z
    .object({
      release: z.uuid().optional(),
      title: z.string().trim().min(1, 'Name the new release.').max(120, 'Use at most 120 characters.').optional(),
    })
    .refine(({ release, title }) => release || title, 'Choose a release or name a new one.')
    .optional(),
});

const NOT_OPEN = 'You can no longer add to this release. Choose another one.';

const headers = { 'cache-control': 'no-store' };
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

async function read<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T | Response> {
  if (placesToChange(req).length === 0) return refuse(403, 'Only authors, editors and admins may do this.');
  const sent = schema.safeParse(await req.json?.().catch(() => undefined));
  return sent.success ? sent.data : refuse(400, sent.error.issues[0]?.message ?? 'The request cannot be read.');
}

const previewEndpoint: Endpoint = {
  path: '/find-replace/preview',
  method: 'post',
  handler: async (req) => {
    const sent = await read(req, previewSchema);
    return sent instanceof Response ? sent : Response.json(await preview(req, sent), { headers });
  },
};

const replaceEndpoint: Endpoint = {
  path: '/find-replace/replace',
  method: 'post',
  handler: async (req) => {
    const sent = await read(req, replaceSchema);
    if (sent instanceof Response) return sent;
    const { chosen, replacement, into, ...search } = sent;
    const { open } = await standingOf(req);
    if (into?.release && !open.some(({ id }) => id === into.release)) return refuse(409, NOT_OPEN);
    const outcomes: Outcome[] = [];
    let release = into?.release;
    for (const one of chosen) {
      // The first draft begins the new release, the others join it.
      const outcome = await replaceOne(req, one, search, replacement, release ? { release } : into);
      release ??= outcome.release;
      outcomes.push(outcome);
    }
    return Response.json({ outcomes }, { headers });
  },
};

/** Under `/api/find-replace`, for staff who may save drafts. */
export const findReplaceEndpoints: Endpoint[] = [previewEndpoint, replaceEndpoint];

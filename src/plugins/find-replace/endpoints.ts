import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { standingOf } from '@/plugins/releases/api';
import { refuse, staffEndpoint } from '@/staff/endpoint';
import { AT_ONCE } from './at-once';
import { preview } from './preview';
import { type Outcome, replaceOne } from './replace';
import { placesToChange, targetSchema } from './targets';

const wantedShape = {
  text: z.string().min(1, 'Say what to look for.').max(200, 'Use at most 200 characters.'),
  matchCase: z.boolean(),
  wholeWords: z.boolean(),
};
const previewSchema = z.object(wantedShape);
const replaceSchema = z.object({
  ...wantedShape,
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

const shared = {
  method: 'post',
  can: (req: PayloadRequest) => placesToChange(req).length > 0,
  notAllowed: 'Only authors, editors and admins may do this.',
} as const;

async function replace(req: PayloadRequest, sent: z.infer<typeof replaceSchema>): Promise<{ outcomes: Outcome[] }> {
  const { chosen: all, replacement, into, ...wanted } = sent;
  const { open } = await standingOf(req);
  if (into?.release && !open.some(({ id }) => id === into.release)) refuse(409, NOT_OPEN);
  const outcomes: Outcome[] = [];
  let release = into?.release;
  for (const chosen of all) {
    // The first draft begins the new release, the others join it.
    const outcome = await replaceOne(req, { chosen, wanted, replacement }, release ? { release } : into);
    release ??= into && outcome.release;
    outcomes.push(outcome);
  }
  return { outcomes };
}

/** Under `/api/find-replace`, for staff who may save drafts. */
export const findReplaceEndpoints: Endpoint[] = [
  staffEndpoint({
    ...shared,
    path: '/find-replace/preview',
    body: previewSchema,
    work: (req, { body }) => preview(req, body),
  }),
  staffEndpoint({
    ...shared,
    path: '/find-replace/replace',
    body: replaceSchema,
    work: (req, { body }) => replace(req, body),
  }),
];

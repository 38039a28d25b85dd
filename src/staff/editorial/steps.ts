import { APIError, type PayloadRequest } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { findAsSite } from '../find-as-site';
import { asStep, type Editorial, inWriting } from './state';

export type Reviewed = {
  id: string;
  updatedAt: string;
  editorial?: Editorial;
  lastEditor?: string | null;
  deletedAt?: string | null;
};

/** Returns the new state, or throws 409. */
export type Step = (now: Editorial, by: { id: string; note: string | null; time: Date }) => Editorial;

export const submit: Step = (_, { id, note, time }) => ({
  state: 'submitted',
  note,
  submittedBy: id,
  submittedAt: time.toISOString(),
});

export const returnToAuthor: Step = (now, { note }) => {
  if (now.state !== 'submitted') throw new APIError('This is no longer in review.', 409, null, true);
  return { ...now, state: 'returned', note };
};

/** Whether the same person has just taken this step with this note. */
export const isTaken = (
  { editorial }: Reviewed,
  name: 'submit' | 'return',
  note: string,
  by: string | undefined,
): boolean => {
  const isSameNote = (editorial?.note ?? '') === note;
  if (name === 'return') return editorial?.state === 'returned' && isSameNote;
  return editorial?.state === 'submitted' && editorial.submittedBy === by && isSameNote;
};

/** Access must have been checked by the caller. */
export async function findReviewed(req: PayloadRequest, collection: ContentCollection, id: string) {
  const document = await findAsSite(req, collection, id, { draft: true });
  return (document ?? undefined) as Reviewed | undefined;
}

/** Saves the new state as a draft. Access must have been checked by the caller. */
export async function take(
  req: PayloadRequest,
  { collection, document, note, step }: { collection: ContentCollection; document: Reviewed; note: string; step: Step },
): Promise<Reviewed> {
  const by = { id: req.user?.id ?? '', note: note || null, time: new Date() };
  const next = step(document.editorial ?? inWriting, by);
  const saved = await req.payload.update({
    collection: collection as 'leaders',
    id: document.id,
    data: {},
    draft: true,
    depth: 0,
    overrideAccess: true,
    context: asStep(next),
    req,
  });
  return saved as unknown as Reviewed;
}

import { isDeepStrictEqual } from 'node:util';
import type { DesignReview, User } from '@payload-types';
import { sql } from '@payloadcms/db-postgres';
import { APIError, NotFound, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { MAX_NOTE_CHARACTERS, reviewStates } from '@/data/review-states';
import { ownRequest } from '@/payload/own-request';
import { inTransaction, transactionOf } from '@/payload/transaction';
import { listAsSite } from '@/staff/find-as-site';
import { bothNotes } from './both-notes';
import type { ReviewContext } from './sign-review';

export const decisionSchema = z
  .strictObject({
    element: z.string().min(1).max(120),
    state: z.enum(reviewStates).optional(),
    note: z.string().max(MAX_NOTE_CHARACTERS).optional(),
    /** The note from which this one was written: what others have written since stays. */
    before: z.string().max(MAX_NOTE_CHARACTERS).optional(),
    /** Of the element that the reviewer saw; defaults to the current one. */
    hash: z
      .string()
      .regex(/^[0-9a-f]{12}$/)
      .optional(),
  })
  .refine(({ state, note }) => state !== undefined || note !== undefined, 'Send a state or a note.');

export type Decision = z.infer<typeof decisionSchema>;

const TOO_LONG = 'Somebody else has written a note meanwhile, and both together are too long. Shorten yours.';

const ATTEMPTS = 3;

/** The admin created or deleted the document, without the lock below. */
const isConflict = (error: unknown) => error instanceof ValidationError || error instanceof NotFound;

/** Serializes decisions about one element until the transaction ends. */
async function lock(req: PayloadRequest, element: string): Promise<void> {
  const transaction = await transactionOf(req);
  if (!transaction) throw new Error('A decision needs a transaction.');
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('design-reviews'), hashtext(${element}))`);
}

async function decideOnce(payload: Payload, user: User, decision: Decision): Promise<DesignReview> {
  const { element, hash, before: seen, ...data } = decision;
  const req = await ownRequest(payload, { user: { ...user, collection: 'users' } });
  return inTransaction(req, async () => {
    await lock(req, element);
    const [before] = await listAsSite(req, 'design-reviews', { where: { element: { equals: element } }, limit: 1 });
    if (data.note !== undefined && seen !== undefined) data.note = bothNotes(data.note, seen, before?.note ?? '');
    if (data.note && data.note.length > MAX_NOTE_CHARACTERS) throw new APIError(TOO_LONG, 409, null, true);
    const context: ReviewContext = { reviewedHash: hash };
    const shared = { collection: 'design-reviews', depth: 0, overrideAccess: false, context, req } as const;
    // The browser sends it again if the response was lost.
    if (before && isDeepStrictEqual({ ...before, ...data, hash, reviewer: user.id }, before)) return before;
    return before
      ? await payload.update({ ...shared, id: before.id, data })
      : await payload.create({ ...shared, data: { state: 'pending', ...data, element } });
  });
}

/**
 * Of concurrent decisions the later wins; notes and states do not overwrite each other, nor does a note what others wrote
 * since its `before`. Throws without the right.
 */
export async function decide(payload: Payload, user: User, decision: Decision): Promise<DesignReview> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await decideOnce(payload, user, decision);
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

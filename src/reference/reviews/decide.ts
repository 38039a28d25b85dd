import { isDeepStrictEqual } from 'node:util';
import type { DesignReview, User } from '@payload-types';
import { sql } from '@payloadcms/db-postgres';
import { NotFound, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { MAX_NOTE_CHARACTERS, reviewStates } from '@/data/review-states';
import { ownRequest } from '@/payload/own-request';
import { inTransaction, transactionOf } from '@/payload/transaction';
import { listAsSite } from '@/staff/find-as-site';
import type { ReviewContext } from './sign-review';

export const decisionSchema = z
  .strictObject({
    element: z.string().min(1).max(120),
    state: z.enum(reviewStates).optional(),
    note: z.string().max(MAX_NOTE_CHARACTERS).optional(),
    /** The note that the reviewer began with. What others have written since stays. */
    before: z.string().max(MAX_NOTE_CHARACTERS).optional(),
    /** Of the element that the reviewer saw; defaults to the current one. */
    hash: z
      .string()
      .regex(/^[0-9a-f]{12}$/)
      .optional(),
  })
  .refine(({ state, note }) => state !== undefined || note !== undefined, 'Send a state or a note.');

export type Decision = z.infer<typeof decisionSchema>;

/** Where a text differs from the one that it began with, as a range of that one. */
function changedIn(began: string, now: string) {
  const shortest = Math.min(began.length, now.length);
  let from = 0;
  while (from < shortest && began[from] === now[from]) from++;
  let same = 0;
  while (same < shortest - from && began.at(-1 - same) === now.at(-1 - same)) same++;
  return { from, to: began.length - same, text: now.slice(from, now.length - same) };
}

/** What both have added at one place: paragraphs below what continues the line. */
function bothAdded(mine: string, theirs: string, isFirst: boolean): string {
  if (isFirst) return `${theirs}\n\n${mine}`;
  return theirs.startsWith('\n') ? mine + theirs : theirs + mine;
}

/** What two reviewers made of one note: both changes, or one below the other if they are about the same words. */
function bothNotes(began: string, mine: string, theirs: string): string {
  if (theirs === began || mine.includes(theirs)) return mine;
  // Cleared, or sent again.
  if (theirs.includes(mine)) return theirs;
  const [own, others] = [changedIn(began, mine), changedIn(began, theirs)];
  const isOneAddition = own.from === own.to && others.from === others.to && own.from === others.from;
  if (isOneAddition)
    return began.slice(0, own.from) + bothAdded(own.text, others.text, began === '') + began.slice(own.to);
  const [one, other] = own.from < others.from ? [own, others] : [others, own];
  if (one.to > other.from) return `${theirs}\n\n${mine}`;
  return began.slice(0, one.from) + one.text + began.slice(one.to, other.from) + other.text + began.slice(other.to);
}

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
  const { element, hash, before: began, ...sent } = decision;
  const { note } = sent;
  const req = await ownRequest(payload, { user: { ...user, collection: 'users' } });
  return inTransaction(req, async () => {
    await lock(req, element);
    const [before] = await listAsSite(req, 'design-reviews', { where: { element: { equals: element } }, limit: 1 });
    const both = note !== undefined && began !== undefined ? bothNotes(began, note, before?.note ?? '') : note;
    const data = both === undefined ? sent : { ...sent, note: both };
    const context: ReviewContext = { reviewedHash: hash };
    const shared = { collection: 'design-reviews', depth: 0, overrideAccess: false, context, req } as const;
    // The browser sends it again if the response was lost.
    if (before && isDeepStrictEqual({ ...before, ...data, hash, reviewer: user.id }, before)) return before;
    return before
      ? await payload.update({ ...shared, id: before.id, data })
      : await payload.create({ ...shared, data: { state: 'pending', ...data, element } });
  });
}

/** Of concurrent states the later wins, of concurrent notes both stay; notes and states do not overwrite each other. Throws without the right. */
export async function decide(payload: Payload, user: User, decision: Decision): Promise<DesignReview> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await decideOnce(payload, user, decision);
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

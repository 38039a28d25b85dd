import { APIError, Forbidden, type PayloadRequest } from 'payload';
import { othersAt } from '../editorial/presence';
import { hitsIn, replaceHits, type Wanted } from './hits';
import { saveDraft } from './save-draft';
import { placesToChange, readNewest, type Target } from './targets';

/** The chosen occurrences of a document, as a preview showed them. */
export type Chosen = { target: Target; updatedAt: string; keys: string[] };

/** `count`: replaced occurrences; without any, `problem` says why. */
export type Outcome = { target: Target; count: number; problem?: string };

const CHANGED = 'This was changed since the preview. Search again.';

async function refusal(req: PayloadRequest, target: Target): Promise<string | undefined> {
  const place = 'global' in target ? target.global : target.collection;
  if (!placesToChange(req).includes(place)) return 'You are not allowed to change this.';
  const others = await othersAt(req, target);
  if (others.length > 0) return `${others.join(' and ')} has this open. Replace here once the form is closed.`;
  return undefined;
}

/** Errors with words for people; anything else is a fault. */
function wordsOf(error: unknown): string {
  if (error instanceof Forbidden) return 'You are not allowed to change this.';
  if (error instanceof APIError && error.isPublic) return error.message;
  throw error;
}

/** Replaces the chosen occurrences of one document in a new draft. Nothing is replaced if the document has changed. */
export async function replaceOne(
  req: PayloadRequest,
  { target, updatedAt, keys }: Chosen,
  wanted: Wanted,
  replacement: string,
): Promise<Outcome> {
  const problem = await refusal(req, target);
  if (problem) return { target, count: 0, problem };
  const newest = await readNewest(req, target);
  if (!newest) return { target, count: 0, problem: 'This no longer exists.' };
  const chosen = new Set(keys);
  const hits = hitsIn(newest.texts, wanted).filter(({ key }) => chosen.has(key));
  if (newest.document.updatedAt !== updatedAt || hits.length < chosen.size)
    return { target, count: 0, problem: CHANGED };
  try {
    await saveDraft(req, target, newest, replaceHits(newest.document, hits, replacement));
    return { target, count: hits.length };
  } catch (error) {
    return { target, count: 0, problem: wordsOf(error) };
  }
}

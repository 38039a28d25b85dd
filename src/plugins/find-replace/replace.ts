import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/payload/transaction';
import { addToRelease, type ChosenRelease, releaseOf } from '@/plugins/releases/api';
import { wordsAlone } from '@/publishing/words-alone';
import { latestOf } from '@/staff/editorial/latest';
import { othersAt } from '@/staff/editorial/presence';
import { saveDraft } from '@/staff/editorial/save-draft';
import { wordsOf } from '@/staff/editorial/words-of';
import { hitsIn, replaceHits, type Wanted } from './hits';
import { type Newest, placesToChange, readNewest, type Target } from './targets';

export type Chosen = { target: Target; updatedAt: string; keys: string[] };

/** `problem`: why nothing was replaced. `release`: id of the release that the draft was added to. */
export type Outcome = { target: Target; count: number; problem?: string; release?: string };

const CHANGED = 'This was changed since the preview. Search again.';

async function refusal(req: PayloadRequest, target: Target, into?: ChosenRelease): Promise<string | undefined> {
  const place = 'global' in target ? target.global : target.collection;
  if (!placesToChange(req).includes(place)) return 'You are not allowed to change this.';
  const others = await othersAt(req, target);
  if (others.length > 0) return `${others.join(' and ')} has this open. Replace here once the form is closed.`;
  const release = into && (await releaseOf(req, target));
  if (release && release.id !== into.release && release.title !== into.title)
    return `This is in the release “${release.title}” and was left alone.`;
  return undefined;
}

type Request = { chosen: Chosen; wanted: Wanted; replacement: string };

/** The same for a request that is sent twice, and for no other. */
const formOf = (req: PayloadRequest, request: Request) =>
  createHash('sha256')
    .update(JSON.stringify([req.user?.id, request]))
    .digest('hex')
    .slice(0, 32);

type Save = {
  target: Target;
  newest: Newest['document'];
  changed: object;
  form: string;
  into: ChosenRelease | undefined;
};

/**
 * Saves the draft and adds it to the release, or neither. The release first, as where it is published: requests that take
 * the same two in another order would wait for each other. Returns the release's id.
 */
const save = (req: PayloadRequest, { target, into, ...saved }: Save): Promise<string | undefined> =>
  inTransaction(req, async () => {
    const release = into && (await addToRelease(req, target, into));
    await saveDraft(req, target, { ...saved, context: wordsAlone });
    return release;
  });

/** What the first of two same requests has done; undefined if there was none. */
async function doneBefore(req: PayloadRequest, { target, keys }: Chosen, form: string): Promise<Outcome | undefined> {
  if ((await latestOf(req, target))?.form !== form) return undefined;
  return { target, count: keys.length, release: (await releaseOf(req, target))?.id };
}

/** Saves a draft, or nothing if the document has changed. `into`: a release; members of others are left alone. */
export async function replaceOne(
  req: PayloadRequest,
  { chosen, wanted, replacement }: Request,
  into?: ChosenRelease,
): Promise<Outcome> {
  const { target, updatedAt, keys } = chosen;
  const problem = await refusal(req, target, into);
  if (problem) return { target, count: 0, problem };
  const newest = await readNewest(req, target);
  if (!newest) return { target, count: 0, problem: 'This no longer exists.' };
  const form = formOf(req, { chosen, wanted, replacement });
  const wantedKeys = new Set(keys);
  const hits = hitsIn(newest.texts, wanted).filter(({ key }) => wantedKeys.has(key));
  if (newest.document.updatedAt !== updatedAt || hits.length < wantedKeys.size)
    return (await doneBefore(req, chosen, form)) ?? { target, count: 0, problem: CHANGED };
  try {
    const changed = replaceHits(newest.document, hits, replacement);
    const release = await save(req, { target, newest: newest.document, changed, form, into });
    return { target, count: hits.length, release };
  } catch (error) {
    return (await doneBefore(req, chosen, form)) ?? { target, count: 0, problem: wordsOf(req, error) };
  }
}

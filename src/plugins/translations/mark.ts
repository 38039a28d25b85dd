import type { PayloadRequest } from 'payload';
import { savesOnlyDrafts } from '@/access/roles';
import { readMark } from '@/lib/suggestions';
import { inTransaction } from '@/payload/transaction';
import { added } from '@/seams/capability';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { refuse } from '@/staff/endpoint';
import { needTranslation, type Target } from './documents';
import { fingerprint } from './lines';
import { storeMarks } from './store-marks';

async function refuseIfScheduled(req: PayloadRequest, { id }: Target): Promise<void> {
  for (const { ofDocument } of savesOnlyDrafts(req) ? added(req.payload, 'scheduled') : []) {
    const name = await ofDocument(req, id);
    if (name) refuse(409, `An editor has scheduled the release “${name}” with this.`);
  }
}

/** A text as the person has seen it: its key, and the fingerprint of the English text, or of the suggestion. */
export type Seen = { key: string; print: string };

/**
 * Confirms texts as translations of the English ones that the person has seen. Returns how many were not translated before,
 * and of how many the English has changed since (`left`).
 */
export const markTranslated = (
  req: PayloadRequest,
  target: Target,
  seen: Seen[],
): Promise<{ count: number; left: number }> =>
  inTransaction(req, async () => {
    const translation = await needTranslation(req, target);
    await refuseIfScheduled(req, target);
    const pairs = new Map(translation.pairs.map((pair) => [pair.english.key, pair]));
    const asSeen = seen.flatMap(({ key, print }) => {
      const pair = pairs.get(key);
      return pair && fingerprint(pair.english.text) === print ? [{ ...pair, print }] : [];
    });
    const marks = asSeen.flatMap(({ own, state, print }) =>
      own && (state === 'missing' || state === 'outdated') ? [[own.key, print] as const] : [],
    );
    await storeMarks(req, target, Object.fromEntries(marks));
    return { count: marks.length, left: seen.length - asSeen.length };
  });

/**
 * Accepts suggestions, wherever they are in the document, if they are still those that the person has seen. One whose English
 * text has changed since is outdated then.
 */
export const acceptSuggestions = (
  req: PayloadRequest,
  target: Target,
  seen: Seen[],
): Promise<{ accepted: number; left: number }> =>
  inTransaction(req, async () => {
    await serialise(req, target.id);
    const translation = await needTranslation(req, target);
    await refuseIfScheduled(req, target);
    const { from, lines, pairs } = translation;
    const prints = new Map(seen.map(({ key, print }) => [key, print]));
    const accepted = pairs.flatMap(({ english, own, state }) =>
      own && state === 'suggested' && prints.get(english.key) === fingerprint(own.text) ? [own.text] : [],
    );
    const isAccepted = new Set(accepted);
    const marks = lines.flatMap(({ key, text }) => {
      const { by, print } = readMark(from[key]);
      return by && print && isAccepted.has(text) ? [[key, print] as const] : [];
    });
    await storeMarks(req, target, Object.fromEntries(marks));
    return { accepted: accepted.length, left: seen.length - accepted.length };
  });

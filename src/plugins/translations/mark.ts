import { APIError, type PayloadRequest } from 'payload';
import { savesOnlyDrafts } from '@/access/roles';
import { inTransaction } from '@/payload/transaction';
import { added } from '@/seams/capability';
import { readTranslation, type Target } from './documents';
import { fingerprint } from './lines';
import { storeMarks } from './store-marks';

/** Confirms texts of a section, one (`key`), or all. Returns how many were not translated before. */
export const markTranslated = (
  req: PayloadRequest,
  target: Target,
  { section, key }: { section?: string; key?: string },
): Promise<number> =>
  inTransaction(req, async () => {
    const translation = await readTranslation(req, target);
    if (!translation) throw new APIError('The translation does not exist.', 404, null, true);
    for (const { ofDocument } of savesOnlyDrafts(req) ? added(req.payload, 'scheduled') : []) {
      const name = await ofDocument(req, target.id);
      if (name) throw new APIError(`An editor has scheduled the release “${name}” with this.`, 409, null, true);
    }
    const open = translation.pairs.filter(
      ({ english, state }) =>
        state !== 'translated' &&
        (section === undefined || english.section === section) &&
        (key === undefined || english.key === key),
    );
    const marks = open.flatMap(({ english, own }) => (own ? [[own.key, fingerprint(english.text)] as const] : []));
    await storeMarks(req, target, Object.fromEntries(marks));
    return marks.length;
  });

import type { PayloadRequest } from 'payload';
import type { Values as Json } from '@/fields/walk';
import { isSame } from '@/lib/is-same';
import { wordsAlone } from '@/publishing/words-alone';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import type { Newest, Target } from './targets';

const changedFields = (before: object, after: object): Json =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame((before as Json)[name], value)));

type Saved = {
  /** The version that was changed. */
  newest: Newest;
  changed: object;
  /** Tells this save from all others. */
  form: string;
};

/** As this person, with access rules, workflow and conflict check. */
export async function saveDraft(req: PayloadRequest, target: Target, { newest, changed, form }: Saved): Promise<void> {
  // With this date, a conflicting save is refused instead of overwritten (src/staff/editorial).
  const data = {
    ...changedFields(newest.document, changed),
    ...asItsOwnForm(form),
    updatedAt: newest.document.updatedAt,
  };
  const shared = { data: data as never, draft: true, depth: 0, overrideAccess: false, req } as const;
  if ('global' in target) await req.payload.updateGlobal({ slug: target.global, ...shared });
  else
    await req.payload.update({
      collection: target.collection as 'pages',
      id: target.id,
      overrideLock: false,
      context: wordsAlone,
      ...shared,
    });
}

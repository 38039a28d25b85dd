import type { PayloadRequest, RequestContext } from 'payload';
import type { Values } from '@/fields/walk';
import { isSame } from '@/lib/is-same';
import { asItsOwnForm } from './own-form';

type Saved = {
  /** The version that was changed. */
  newest: object & { updatedAt: string };
  changed: object;
  /** Tells this save from all others. */
  form?: string;
  /** Of a document. */
  context?: RequestContext;
};

/** As this person, with access rules, workflow and conflict check. */
export async function saveDraft(
  req: PayloadRequest,
  target: { collection: string; id: string } | { global: string },
  { newest, changed, form, context }: Saved,
): Promise<void> {
  const fields = Object.entries(changed).filter(([name, value]) => !isSame((newest as Values)[name], value));
  // With this date, a conflicting save is refused instead of overwritten.
  const data = { ...Object.fromEntries(fields), ...asItsOwnForm(form), updatedAt: newest.updatedAt };
  const shared = { data: data as never, draft: true, depth: 0, overrideAccess: false, req } as const;
  if ('global' in target) await req.payload.updateGlobal({ slug: target.global as 'footer', ...shared });
  else
    await req.payload.update({
      collection: target.collection as 'pages',
      id: target.id,
      overrideLock: false,
      context,
      ...shared,
    });
}

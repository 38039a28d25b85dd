import type { PayloadRequest } from 'payload';
import type { Values as Json } from '@/fields/walk';
import { isSame } from '@/lib/is-same';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import type { Translation } from './documents';
import { type Plan, withChanges } from './xliff/plan';

const changedFields = (before: object, after: object): Json =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame((before as Json)[name], value)));

/** Saves texts as a draft, in the name of the person and as a form of its own. */
export async function saveTexts(
  req: PayloadRequest,
  { target, document, original }: Translation,
  changes: Plan['changes'],
  context: Json = {},
): Promise<void> {
  const data = {
    ...changedFields(document, withChanges(document, changes, original)),
    ...asItsOwnForm(),
    updatedAt: document.updatedAt,
  };
  await req.payload.update({
    collection: target.collection as 'pages',
    id: target.id,
    data: data as never,
    draft: true,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    context,
    req,
  });
}

import type { PayloadRequest, RequestContext } from 'payload';
import { saveDraft } from '@/staff/editorial/save-draft';
import type { Translation } from './documents';
import { type Plan, withChanges } from './xliff/plan';

/** Saves texts as a draft. */
export const saveTexts = (
  req: PayloadRequest,
  { target, document, original }: Translation,
  changes: Plan['changes'],
  context?: RequestContext,
): Promise<void> =>
  saveDraft(req, target, { newest: document, changed: withChanges(document, changes, original), context });

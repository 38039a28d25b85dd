import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can, type Right } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { inTransaction } from '@/payload/transaction';
import { titleOf } from '@/staff/titles';
import { audit } from '../audit/audit';
import { refuse, staffEndpoint } from '../endpoint';
import { serialise } from './no-silent-overwrite';
import { namesOf } from './people';
import { presenceEndpoints } from './presence';
import { forgetPlan, isOverdue, plansOf } from './scheduled';
import { findReviewed, isTaken, type Reviewed, returnToAuthor, type Step, submit, take } from './steps';
import { unpublishedChanges } from './unpublished-changes';

const target = z.object({ collection: z.enum(contentCollections), id: z.uuid() });
const noteRule = z.object({ note: z.string().trim().max(1000, 'Use at most 1000 characters.').catch('') });

async function standing(req: PayloadRequest, collection: z.infer<typeof target>['collection'], document: Reviewed) {
  const { state, note, submittedBy, submittedAt } = document.editorial ?? {};
  const names = await namesOf(req, [submittedBy, document.lastEditor]);
  const plans = await plansOf(req, collection, document.id);
  return {
    state: state ?? 'writing',
    note: note ?? null,
    submittedBy: names.get(submittedBy ?? '') ?? null,
    submittedAt: submittedAt ?? null,
    lastEditor: names.get(document.lastEditor ?? '') ?? null,
    updatedAt: document.updatedAt,
    mayReview: can(req, 'publish'),
    changes: state === 'submitted' && can(req, 'publish') ? await unpublishedChanges(req, collection, document) : null,
    plans: plans.map((plan) => ({ ...plan, isOverdue: isOverdue(plan) })),
  };
}
export type Standing = Awaited<ReturnType<typeof standing>>;

const read = staffEndpoint({
  method: 'get',
  path: '/editorial/:collection/:id',
  can: 'write',
  at: target,
  work: async (req, { at }) => {
    const document = (await findReviewed(req, at.collection, at.id)) ?? refuse(404, 'The document does not exist.');
    return standing(req, at.collection, document);
  },
});

const step = (name: 'submit' | 'return', apply: Step, right: Right): Endpoint =>
  staffEndpoint({
    method: 'post',
    path: `/editorial/:collection/:id/${name}`,
    can: right,
    notAllowed: 'You are not allowed to do this.',
    at: target,
    body: noteRule.catch({ note: '' }),
    work: (req, { at, body: { note } }) =>
      inTransaction(req, async () => {
        await serialise(req, at.id);
        const document = (await findReviewed(req, at.collection, at.id)) ?? refuse(404, 'The document does not exist.');
        // Its response was lost, and it is sent again.
        if (isTaken(document, name, note, req.user?.id)) return standing(req, at.collection, document);
        const saved = await take(req, { ...at, document, note, step: apply });
        const about = { title: titleOf(document), collection: at.collection, document: at.id };
        await audit(req, { ...about, action: name, detail: note });
        return standing(req, at.collection, saved);
      }),
  });

const forget = staffEndpoint({
  method: 'post',
  path: '/editorial/plans/:id/forget',
  can: 'publish',
  notAllowed: 'You are not allowed to do this.',
  at: z.object({ id: z.uuid() }),
  gone: 'The schedule does not exist.',
  work: (req, { at }) =>
    inTransaction(req, async () => {
      const plan = await forgetPlan(req, at.id);
      if (plan) {
        const { title, collection, document, reason } = plan;
        const detail = reason ? 'Dismissed after failing' : 'Canceled';
        await audit(req, { action: 'schedule', title, collection, document, detail });
      }
      return {};
    }),
});

/** Under `/api/editorial`: state, submit, return, cancel a schedule, and presence. */
export const editorialEndpoints: Endpoint[] = [
  forget,
  ...presenceEndpoints,
  read,
  step('submit', submit, 'write'),
  step('return', returnToAuthor, 'publish'),
];

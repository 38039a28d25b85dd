import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { audit } from '../audit/audit';
import { titleOf } from '../audit/titles';
import { namesOf } from './people';
import { presenceEndpoints } from './presence';
import { forgetPlan, isOverdue, plansOf } from './scheduled';
import { findReviewed, isTaken, type Reviewed, returnToAuthor, type Step, submit, take } from './steps';

const headers = { 'cache-control': 'no-store' };
const answer = (status: number, error: string) => Response.json({ error }, { status, headers });

const target = z.object({ collection: z.enum(contentCollections), id: z.uuid() });
const noteRule = z.object({ note: z.string().trim().max(1000, 'Use at most 1000 characters.').catch('') });

const isWriter = (req: PayloadRequest) => hasRole(req, 'admin', 'editor', 'author');
const isEditor = (req: PayloadRequest) => hasRole(req, 'admin', 'editor');

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
    mayReview: isEditor(req),
    plans: plans.map((plan) => ({ ...plan, isOverdue: isOverdue(plan) })),
  };
}
export type Standing = Awaited<ReturnType<typeof standing>>;

const read: Endpoint = {
  path: '/editorial/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return answer(403, 'Only authors, editors and admins may do this.');
    const at = target.safeParse(req.routeParams).data;
    const document = at && (await findReviewed(req, at.collection, at.id));
    if (!at || !document) return answer(404, 'The document does not exist.');
    return Response.json(await standing(req, at.collection, document), { headers });
  },
};

const step = (name: 'submit' | 'return', apply: Step, may: (req: PayloadRequest) => boolean): Endpoint => ({
  path: `/editorial/:collection/:id/${name}`,
  method: 'post',
  handler: async (req) => {
    if (!may(req)) return answer(403, 'You are not allowed to do this.');
    const at = target.safeParse(req.routeParams).data;
    const document = at && (await findReviewed(req, at.collection, at.id));
    if (!at || !document) return answer(404, 'The document does not exist.');
    const sent: unknown = await req.json?.().catch(() => undefined);
    const { note } = noteRule.catch({ note: '' }).parse(sent ?? {});
    // Its answer was lost, and it is sent again.
    if (isTaken(document, name, note, req.user?.id)) {
      return Response.json(await standing(req, at.collection, document), { headers });
    }
    const saved = await take(req, { ...at, document, note, step: apply });
    await audit(req, {
      action: name,
      title: titleOf(document),
      collection: at.collection,
      document: at.id,
      detail: note,
    });
    return Response.json(await standing(req, at.collection, saved), { headers });
  },
});

const forget: Endpoint = {
  path: '/editorial/plans/:id/forget',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) return answer(403, 'You are not allowed to do this.');
    const id = z.uuid().safeParse(req.routeParams?.id).data;
    if (!id) return answer(404, 'The schedule does not exist.');
    const plan = await forgetPlan(req, id);
    if (plan) {
      const { title, collection, document, reason } = plan;
      const detail = reason ? 'Dismissed after failing' : 'Canceled';
      await audit(req, { action: 'schedule', title, collection, document, detail });
    }
    return Response.json({}, { headers });
  },
};

/** Under `/api/editorial`: state, submit, return, cancel a schedule, and presence. */
export const editorialEndpoints: Endpoint[] = [
  forget,
  ...presenceEndpoints,
  read,
  step('submit', submit, isWriter),
  step('return', returnToAuthor, isEditor),
];

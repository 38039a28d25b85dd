import type { Redirect, Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { CHECKED } from '@/plugins/redirects/api';
import { reasonOf } from '@/staff/editorial/reason-of';
import { ReleaseFailure } from './failure';

const shared = (req: PayloadRequest) => ({ collection: 'redirects', depth: 0, overrideAccess: true, req }) as const;

export type Rule = Pick<Redirect, 'from' | 'match' | 'status' | 'to' | 'hits' | 'lastHit'>;

const ruleOf = ({ from, match, status, to, hits, lastHit }: Redirect): Rule => ({
  from,
  match,
  status,
  to,
  hits,
  lastHit,
});

export async function rulesFrom(req: PayloadRequest, paths: string[]): Promise<Rule[]> {
  if (paths.length === 0) return [];
  const where = { from: { in: paths } };
  const { docs } = await req.payload.find({ ...shared(req), where, pagination: false });
  return docs.map(ruleOf);
}

export async function addRedirects(req: PayloadRequest, { redirects }: Pick<Release, 'redirects'>): Promise<void> {
  for (const { from, match, status, to } of redirects ?? []) {
    try {
      await req.payload.create({ ...shared(req), data: { from, match, status, to } });
    } catch (error) {
      throw new ReleaseFailure(reasonOf(error), `The redirect from ${from}`);
    }
  }
}

/** A renamed page keeps the redirect from its path in the release. `left`: paths of the release's redirects. */
export async function restoreRedirects(
  req: PayloadRequest,
  { left, redirects }: { left: string[]; redirects: Rule[] },
): Promise<void> {
  const paths = [...left, ...redirects.map(({ from }) => from)];
  if (paths.length > 0) await req.payload.delete({ ...shared(req), where: { from: { in: paths } } });
  // They were valid before; their targets are live again.
  const context = { ...req.context, [CHECKED]: true };
  for (const data of redirects) await req.payload.create({ ...shared(req), data, context });
  delete req.context[CHECKED];
}

import type { Redirect, Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { reasonOf } from '../editorial/reason-of';
import { CHECKED } from '../redirects/check-saved';
import { ReleaseFailure } from './failure';

const shared = (req: PayloadRequest) => ({ collection: 'redirects', depth: 0, overrideAccess: true, req }) as const;

/** What a redirect says, without what the database adds. */
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

/** Creates the redirects of a release, with the checks that apply to those of the list. */
export async function addRedirects(req: PayloadRequest, { redirects }: Pick<Release, 'redirects'>): Promise<void> {
  for (const { from, match, status, to } of redirects ?? []) {
    try {
      await req.payload.create({ ...shared(req), data: { from, match, status, to } });
    } catch (error) {
      throw new ReleaseFailure(reasonOf(error), `The redirect from ${from}`);
    }
  }
}

/**
 * Removes the redirects that a release made, and puts back those that it removed. A renamed page keeps the redirect from
 * the path that it had in the release.
 * @param left paths at which the release made redirects. @param redirects that were there before
 */
export async function restoreRedirects(
  req: PayloadRequest,
  { left, redirects }: { left: string[]; redirects: Rule[] },
): Promise<void> {
  const paths = [...left, ...redirects.map(({ from }) => from)];
  if (paths.length > 0) await req.payload.delete({ ...shared(req), where: { from: { in: paths } } });
  // They were valid before; what they lead to is live again.
  const context = { ...req.context, [CHECKED]: true };
  for (const data of redirects) await req.payload.create({ ...shared(req), data, context });
  delete req.context[CHECKED];
}

import type { PayloadRequest } from 'payload';
import { findLinks } from './check-links';
import { problemWithin } from './internal';
import { readSite } from './site';
import { type Broken, unique } from './stored';

/** Links to this site only, as the transaction sees it. `isChosen`: by document id or global slug. */
export async function brokenWithin(req: PayloadRequest, isChosen: (key: string) => boolean): Promise<Broken[]> {
  const site = await readSite(req);
  const found = await findLinks(req, site);
  return unique(
    found.flatMap(({ where, on, reference }): Broken[] => {
      if (!isChosen(where.document?.value ?? where.global ?? '')) return [];
      const problem = problemWithin(site, reference, on);
      return problem ? [{ ...where, ...problem, place: reference.place }] : [];
    }),
  );
}

import type { PayloadRequest } from 'payload';
import { findLinks } from './check-links';
import { problemWithin } from './internal';
import { readSite } from './site';
import { type Broken, unique } from './stored';

/**
 * Broken links to this site in the chosen documents and globals, as the request's transaction sees the published site.
 * Other websites are not asked.
 * @param isChosen by the id of a document or the slug of a global
 */
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
export { referencesOf } from './references';

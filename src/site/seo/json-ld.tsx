import { shownOn } from '@/blocks/shown-on';
import type { Located } from '@/data/documents';
import { reader } from '@/data/payload';
import { getSite } from '@/data/site';
import { findTrail } from '@/data/trail';
import { env } from '@/env';
import { languageOf } from '@/lib/languages';
import { questionsIn } from './questions';
import { breadcrumbs, jobPosting, organization, toScript } from './structured-data';

/** Company, breadcrumbs, the questions of a page and, for jobs, the posting. */
export async function JsonLd(found: Located) {
  // Search engines see no preview, and a draft may lack required data.
  if ((await reader()).isDraft) return null;
  const site = await getSite(languageOf(found.document));
  const siteUrl = env().SITE_URL;
  const trail = await findTrail(found);
  const questions = found.collection === 'pages' ? questionsIn(await shownOn(found.document)) : undefined;
  const data = [
    organization(site, siteUrl),
    ...(trail.length > 1 ? [breadcrumbs(trail, siteUrl)] : []),
    ...(found.collection === 'jobs' ? [jobPosting(found.document, site, siteUrl)] : []),
    ...(questions ? [questions] : []),
  ];
  return data
    .map(toScript)
    .map((script) => <script key={script} type="application/ld+json" dangerouslySetInnerHTML={{ __html: script }} />);
}

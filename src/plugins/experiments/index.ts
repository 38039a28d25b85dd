import { capability } from '@/seams/capability';
import { experiments } from './collection';
import { keepPagesOfExperiments, refuseDeletingTested } from './hooks';
import { runningExperiments } from './running';

/**
 * Experiments: visitors get one of several versions of a page (docs/decisions/047-experiments.md). Adds a collection,
 * keeps the pages of running ones, and names these to the site.
 */
export const experimentsPlugin = capability({
  slug: 'experiments',
  collections: [experiments],
  before: 'page-statistics',
  content: [
    {
      in: ({ slug }) => slug === 'pages',
      refuseChange: keepPagesOfExperiments,
      refuseDelete: refuseDeletingTested,
    },
  ],
  site: { runningExperiments },
});

import type { Experiment } from '@payload-types';
import type { Payload } from 'payload';
import { linkedDocuments } from '@/data/linked';
import { capability } from '@/seams/capability';
import { experiments } from './collection';
import { keepPagesOfExperiments, refuseDeletingTested } from './hooks';
import { experimentPlan } from './plan';

/**
 * Experiments: visitors get one of several versions of a page (docs/decisions/047-experiments.md). Adds a collection,
 * keeps the pages of running ones, and names these to the site.
 */
export const experimentsPlugin = capability({
  slug: 'experiments',
  requires: ['statistics'],
  collections: [experiments],
  before: 'design-reviews',
  doors: [{ door: 'plan', collection: 'experiments', about: 'Several versions of a page against one another.' }],
  content: [
    {
      in: ({ slug }) => slug === 'pages',
      refuseChange: keepPagesOfExperiments,
      refuseDelete: refuseDeletingTested,
    },
  ],
  plan: [experimentPlan],
  site: {
    runningExperiments,
    // Opens Payload, whose configuration contains this.
    versionSeen: async (headers, page) => (await import('./goals')).versionSeen(headers, page),
    formSent: async ({ headers, ...sent }) => (await import('./goals')).goalReached(headers, sent),
  },
});

/** With the paths of their pages: server only. */
async function runningExperiments(payload: Payload): Promise<Experiment[]> {
  const { docs } = await payload.find({
    collection: 'experiments',
    where: { state: { equals: 'running' } },
    populate: linkedDocuments,
    depth: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs;
}

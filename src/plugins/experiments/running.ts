import type { Experiment } from '@payload-types';
import type { Payload } from 'payload';
import { linkedDocuments } from '@/data/linked';

/** With the paths of their pages: server only. */
export async function runningExperiments(payload: Payload): Promise<Experiment[]> {
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

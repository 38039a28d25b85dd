import type { Experiment, Page } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { type Letter, letters } from '@/lib/experiment';
import { idOf } from '@/lib/id-of';
import { ExperimentFailure } from './failure';

const STEP = 'experimentStep';

/** Context of a save by this folder's steps; requests cannot set it. */
export const asExperimentStep = { [STEP]: true };
export const isExperimentStep = (req: PayloadRequest): boolean => req.context[STEP] === true;

/** Access must have been checked by the caller. */
export async function findExperiment(req: PayloadRequest, id: string): Promise<Experiment> {
  const options = { collection: 'experiments', id, depth: 0, disableErrors: true, overrideAccess: true, req } as const;
  const found = await req.payload.findByID(options);
  if (!found) throw new ExperimentFailure('This experiment no longer exists.');
  return found;
}

/** The page as visitors see it, or null. */
export async function livePage(req: PayloadRequest, id: string | undefined): Promise<Page | null> {
  if (!id) return null;
  const options = { collection: 'pages', id, depth: 0, disableErrors: true, overrideAccess: true, req } as const;
  const page = await req.payload.findByID({ ...options, draft: false });
  return page?._status === 'published' && !page.deletedAt ? page : null;
}

export type Version = { letter: Letter; page: string | undefined; share: number };

export const versionsOf = ({ page, controlShare, variants }: Experiment): Version[] => [
  { letter: 'a', page: idOf(page), share: controlShare ?? 0 },
  ...(variants ?? []).map((variant, index) => ({
    letter: letters[index + 1] ?? 'd',
    page: idOf(variant.page),
    share: variant.share ?? 0,
  })),
];

type Change = Partial<Pick<Experiment, 'state' | 'startedAt' | 'endedAt' | 'winner' | 'controlShare' | 'variants'>>;

export const saveExperiment = (req: PayloadRequest, id: string, data: Change): Promise<Experiment> =>
  req.payload.update({
    collection: 'experiments',
    id,
    data,
    depth: 0,
    overrideAccess: true,
    context: { ...req.context, ...asExperimentStep },
    req,
  });

import type { Experiment } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { taken } from '@/fields/copies';
import { beginning } from '@/lib/cut';
import { type Letter, letters, nameOf } from '@/lib/experiment';
import { idOf } from '@/lib/id-of';
import { ExperimentFailure } from './failure';
import { alone } from './steps';
import { livePage, saveExperiment, versionsOf } from './stored';

const LONGEST_TITLE = 120;

/** Equal shares; the control has the remainder. */
function evenly(versions: number): { control: number; variant: number } {
  const variant = Math.floor(100 / versions);
  return { control: 100 - variant * (versions - 1), variant };
}

async function freePath(req: PayloadRequest, path: string, letter: string): Promise<string> {
  const base = `${path === '/' ? '/home' : path}-variant-${letter}`;
  const isTaken = taken(req);
  let free = base;
  for (let number = 2; await isTaken(free); number++) free = `${base}-${number}`;
  return free;
}

/**
 * Makes a draft with the content of the live page. All versions get equal shares. `wanted`: its letter, so that what is
 * sent twice is made once.
 */
export async function makeVariant(
  req: PayloadRequest,
  id: string,
  wanted?: Letter,
): Promise<{ page: string; experiment: Experiment }> {
  const experiment = await alone(req, id);
  if (experiment.state !== 'draft') throw new ExperimentFailure('This experiment has been started.');
  const made = versionsOf(experiment).find((version) => version.letter === wanted);
  if (made?.page && wanted !== 'a') return { page: made.page, experiment };
  const control = await livePage(req, idOf(experiment.page));
  if (!control) throw new ExperimentFailure('Choose a published page, and save the experiment.');
  const variants = experiment.variants ?? [];
  const letter = letters[variants.length + 1];
  if (!letter) throw new ExperimentFailure('An experiment has at most three variants.');
  const ending = ` (${nameOf(letter)})`;
  const copy = await req.payload.create({
    collection: 'pages',
    data: {
      title: `${beginning(control.title, LONGEST_TITLE - ending.length)}${ending}`,
      path: await freePath(req, control.path, letter),
      blocks: control.blocks,
      meta: control.meta,
      variantOf: control.id,
      _status: 'draft',
    },
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const shares = evenly(variants.length + 2);
  const saved = await saveExperiment(req, id, {
    controlShare: shares.control,
    variants: [...variants, { page: copy.id }].map((row) => ({ ...row, share: shares.variant })),
  });
  return { page: copy.id, experiment: saved };
}

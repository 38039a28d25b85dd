import type { Experiment } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { type Letter, nameOf } from '@/lib/experiment';
import { idOf } from '@/lib/id-of';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { reasonOf } from '@/staff/editorial/reason-of';
import { ExperimentFailure } from './failure';
import { problemsOf } from './problems';
import { asExperimentStep, findExperiment, livePage, saveExperiment, versionsOf } from './stored';

const noted = (req: PayloadRequest, { id, title }: Experiment, detail: string) =>
  audit(req, { action: 'experiment', title, collection: 'experiments', document: id, detail });

const now = () => new Date().toISOString();

/** Locks the experiment, and the experiments of its page, until the transaction ends. */
export async function alone(req: PayloadRequest, id: string): Promise<Experiment> {
  await serialise(req, `experiment ${id}`);
  const { page } = await findExperiment(req, id);
  await serialise(req, `experiments of ${idOf(page)}`);
  return findExperiment(req, id);
}

/** Throws with everything that is missing. */
export async function startExperiment(req: PayloadRequest, id: string): Promise<Experiment> {
  const experiment = await alone(req, id);
  // Sent twice, as in the steps below.
  if (experiment.state === 'running') return experiment;
  if (experiment.state !== 'draft') throw new ExperimentFailure('This experiment has been started already.');
  const problems = await problemsOf(req, experiment);
  if (problems.length > 0) throw new ExperimentFailure(problems);
  const saved = await saveExperiment(req, id, { state: 'running', startedAt: now() });
  await noted(req, saved, 'Started');
  return saved;
}

export async function endExperiment(req: PayloadRequest, id: string): Promise<Experiment> {
  const experiment = await alone(req, id);
  if (experiment.state === 'ended') return experiment;
  if (experiment.state !== 'running') throw new ExperimentFailure('This experiment is not running.');
  const saved = await saveExperiment(req, id, { state: 'ended', endedAt: now() });
  await noted(req, saved, 'Ended');
  return saved;
}

async function publishInPlace(req: PayloadRequest, control: string, variant: string): Promise<void> {
  const [live, winner] = [await livePage(req, control), await livePage(req, variant)];
  if (!live) throw new ExperimentFailure('The page is no longer published.');
  if (!winner) throw new ExperimentFailure('The variant is no longer published. Publish it again, or choose another.');
  const meta = {
    ...winner.meta,
    canonical: live.meta?.canonical ?? null,
    hideFromSearch: live.meta?.hideFromSearch ?? false,
  };
  // Fields that are not named would come from a newer draft of the page.
  const { title, path } = live;
  try {
    await req.payload.update({
      collection: 'pages',
      id: control,
      data: { title, path, blocks: winner.blocks, meta, _status: 'published' },
      depth: 0,
      overrideAccess: false,
      req,
    });
  } catch (error) {
    throw new ExperimentFailure(`The page cannot be published. ${reasonOf(error)}`);
  }
}

async function takeDownVariants(req: PayloadRequest, experiment: Experiment): Promise<void> {
  for (const { letter, page } of versionsOf(experiment)) {
    if (letter === 'a' || !page || !(await livePage(req, page))) continue;
    await req.payload.update({
      collection: 'pages',
      id: page,
      data: { _status: 'draft' },
      depth: 0,
      overrideAccess: false,
      context: { ...req.context, ...asExperimentStep },
      req,
    });
  }
}

/** Ends the experiment, publishes the winner's content on the page, unpublishes the variants. In a transaction. */
export async function takeWinner(req: PayloadRequest, id: string, letter: Letter): Promise<Experiment> {
  const experiment = await alone(req, id);
  if (experiment.state === 'draft') throw new ExperimentFailure('This experiment has not been started.');
  if (experiment.winner === letter) return experiment;
  if (experiment.winner) throw new ExperimentFailure('A version of this experiment was taken already.');
  const versions = versionsOf(experiment);
  const [control] = versions;
  const winner = versions.find((version) => version.letter === letter);
  if (!control?.page || !winner?.page) throw new ExperimentFailure('This experiment has no such version.');
  const endedAt = experiment.endedAt ?? now();
  const saved = await saveExperiment(req, id, { state: 'ended', endedAt, winner: letter });
  if (letter !== 'a') await publishInPlace(req, control.page, winner.page);
  await takeDownVariants(req, experiment);
  await noted(req, saved, `Took: ${nameOf(letter)}`);
  return saved;
}

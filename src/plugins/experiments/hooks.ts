import type { Experiment } from '@payload-types';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { idOf } from '@/lib/id-of';
import { expire } from '@/publishing/revalidate';
import { tags } from '@/publishing/tags';
import { findAsSite, listAsSite } from '@/staff/find-as-site';
import { isExperimentStep } from './stored';

const refuse = (message: string): never => {
  throw new APIError(message, 409, null, true);
};

/** Changing a started experiment would change the meaning of its figures. */
export const keepToDrafts: CollectionBeforeChangeHook<Experiment> = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc && originalDoc.state !== 'draft' && !isExperimentStep(req))
    refuse('This experiment has been started. It can only be ended.');
  return data;
};

export const refuseDeletingRunning: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await findAsSite(req, 'experiments', String(id));
  if (found?.state === 'running') refuse('This experiment is running. End it first.');
};

async function runningWith(req: PayloadRequest, page: string): Promise<Experiment | undefined> {
  const docs = await listAsSite(req, 'experiments', {
    where: {
      and: [
        { state: { equals: 'running' } },
        { or: [{ page: { equals: page } }, { 'variants.page': { equals: page } }] },
      ],
    },
    limit: 1,
  });
  return docs[0];
}

type Saved = { id: string; deletedAt?: string | null; _status?: 'draft' | 'published' | null };

const partOf = ({ title }: Experiment) =>
  refuse(`This page is part of the running experiment “${title}”. End it first.`);

/** A page of a running experiment stays out of the trash. Unpublished, it is left out of the experiment. */
export const keepPagesOfExperiments: CollectionBeforeChangeHook<Saved> = async ({ data, originalDoc, req }) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt) return data;
  const experiment = await runningWith(req, originalDoc.id);
  if (experiment) partOf(experiment);
  return data;
};

/** Keeps pages of running experiments, and those with published variants, which would become ordinary pages. */
export const refuseDeletingTested: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const experiment = await runningWith(req, String(id));
  if (experiment) partOf(experiment);
  const docs = await listAsSite(req, 'pages', {
    where: { and: [{ variantOf: { equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
  });
  const [variant] = docs;
  if (variant)
    refuse(`This page has the variant “${variant.title}”, which is published. Unpublish or delete it first.`);
};

/** An experiment that starts or ends changes its page and that page's variants, and nothing else. */
export const revalidateExperiment: CollectionAfterChangeHook<Experiment> = async ({ doc, previousDoc, req }) => {
  const isOther = doc.state !== (previousDoc?.state ?? 'draft');
  const page = idOf(doc.page);
  if (isOther && page) await expire(req, [tags.experiment(page), tags.list('experiments')]);
  return doc;
};

import type { Experiment, Page } from '@payload-types';
import type { Where } from 'payload';
import { cache } from 'react';
import { z } from 'zod';
import { ALL_PAGES } from '@/access/rules';
import { type Letter, letters, pageOfLetter, type Running, readAssignments, shortId } from '@/lib/experiment';
import { tags } from '@/publishing/tags';
import { cms } from './cms';
import { dependOn, documentTags } from './depend-on';
import type { Located } from './documents';
import { findShown } from './find';
import { getGlobal } from './globals';
import { linkedDocuments } from './linked';
import { reader } from './payload';

const idOf = (value: string | { id: string } | null | undefined) => (typeof value === 'string' ? value : value?.id);

/** The experiment as its pages declare it; undefined if one of its variants is gone. */
function asRunning({ id, controlShare, variants }: Experiment): Running | undefined {
  const pages = (variants ?? []).flatMap(({ page }) => idOf(page) ?? []);
  const shares = [controlShare ?? 0, ...(variants ?? []).map(({ share }) => share ?? 0)];
  return pages.length > 0 && pages.length + 1 === shares.length ? { id, shares, pages } : undefined;
}

/** Running experiments of the site, with the paths of their pages: for the server only. */
async function runningWhere(where: Where): Promise<Experiment[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'experiments',
    where: { and: [{ state: { equals: 'running' } }, where] },
    populate: linkedDocuments,
    depth: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs;
}

export const runningExperiments = (): Promise<Experiment[]> => runningWhere({});

/** What a page of an experiment tells the server in front of it, and its own script. */
export type OnPage = {
  running: Running;
  /** Path of the link that is the goal. */
  link: string | undefined;
};

const onPage = (experiment: Experiment | undefined): OnPage | null => {
  const running = experiment && asRunning(experiment);
  if (!running) return null;
  const { kind, path } = experiment.goal;
  return { running, link: (kind === 'link' && path) || undefined };
};

const isCounting = async () => (await getGlobal('site-settings')).countVisits !== false;

/**
 * The running experiment of a page, for visitors. None where the site does not count, and none in previews. Tag: the
 * experiments of the page.
 */
export const experimentOf = cache(async (page: string): Promise<OnPage | null> => {
  await dependOn(tags.experiment(page));
  if ((await reader()).isDraft || !(await isCounting())) return null;
  const [found] = await runningWhere({ page: { equals: page } });
  return onPage(found);
});

/**
 * The page that visitors see in place of another: the variant's sections and metadata at the path of the page, which
 * remains the canonical one.
 */
const inPlaceOf = (control: Page, variant: Page): Located => ({
  collection: 'pages',
  document: {
    ...variant,
    title: control.title,
    path: control.path,
    meta: {
      ...variant.meta,
      canonical: control.meta?.canonical,
      hideFromSearch: control.meta?.hideFromSearch,
    },
  },
});

const pageBy = async (id: string): Promise<Page | undefined> => {
  const where = { id: { equals: id } };
  const context = { [ALL_PAGES]: true };
  const [found] = await findShown<Page>({ collection: 'pages', where, depth: 1, limit: 1, context });
  return found;
};

export type Variant = { found: Located; experiment: OnPage };

/**
 * A variant of a running experiment, by the id of its page; null for any other page. Tags: the variant, the page in whose
 * place it is shown, the experiments of that page.
 */
export const findVariant = cache(async (id: string): Promise<Variant | null> => {
  if (!z.uuid().safeParse(id).success) return null;
  await dependOn(tags.document(id));
  const [experiment] = await runningWhere({ 'variants.page': { equals: id } });
  const main = idOf(experiment?.page);
  const shown = onPage(experiment);
  if (!main || !shown) return null;
  await dependOn(tags.experiment(main), tags.document(main));
  if (!(await isCounting())) return null;
  const [control, variant] = await Promise.all([pageBy(main), pageBy(id)]);
  if (!control || !variant) return null;
  const found = inPlaceOf(control, variant);
  await dependOn(tags.path(control.path), ...documentTags(found.document));
  return { found, experiment: shown };
});

/** The variant that a visitor has of a page, for pages that are rendered for one request. @param cookie its value */
export async function variantFor(page: string, cookie: string | undefined): Promise<Variant | null> {
  const assignments = readAssignments(cookie);
  if (assignments.length === 0) return null;
  const experiment = await experimentOf(page);
  if (!experiment) return null;
  const mine = assignments.find((one) => one.experiment === shortId(experiment.running.id));
  const id = mine && pageOfLetter(experiment.running, mine.letter);
  return id ? findVariant(id) : null;
}

/** The letters of an experiment. */
export const lettersOf = ({ variants }: Pick<Experiment, 'variants'>): Letter[] =>
  letters.slice(0, 1 + (variants?.length ?? 0));

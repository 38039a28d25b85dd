import type { Page } from '@payload-types';
import { cache } from 'react';
import { z } from 'zod';
import { ALL_PAGES } from '@/access/rules';
import { type Letter, letters, pageOfLetter, type Running, readAssignments, shortId } from '@/lib/experiment';
import { idOf } from '@/lib/id-of';
import { pathCollections } from '@/lib/paths';
import { tags } from '@/publishing/tags';
import { untilPublished } from '@/publishing/until-published';
import { addedToSite } from '@/seams/capability';
import type { RunningExperiment } from '@/seams/site';
import { cms } from './cms';
import { viewsAreCounted } from './counted';
import { dependOn, documentTags } from './depend-on';
import type { Located } from './documents';
import { findShown } from './find';
import { reader } from './payload';

/** Undefined if one of its variants is gone. */
function asRunning({ id, controlShare, variants }: RunningExperiment): Running | undefined {
  const pages = (variants ?? []).flatMap(({ page }) => idOf(page) ?? []);
  const shares = [controlShare ?? 0, ...(variants ?? []).map(({ share }) => share ?? 0)];
  return pages.length > 0 && pages.length + 1 === shares.length ? { id, shares, pages } : undefined;
}

const running = untilPublished(
  [tags.site, ...['experiments', ...pathCollections].map(tags.list)],
  async (): Promise<RunningExperiment[]> => {
    const payload = await cms();
    return (await Promise.all(addedToSite(payload, 'runningExperiments').map((read) => read(payload)))).flat();
  },
);

/** With the paths of their pages: server only. Every page needs them, so they are read once per publish. */
export const runningExperiments = async (): Promise<RunningExperiment[]> => (await running()).value;

/** What a page declares to the reverse proxy and its own script. */
export type OnPage = {
  running: Running;
  link: string | undefined;
};

const onPage = (experiment: RunningExperiment | undefined): OnPage | null => {
  const running = experiment && asRunning(experiment);
  if (!running) return null;
  const { kind, path } = experiment.goal;
  return { running, link: (kind === 'link' && path) || undefined };
};

/** The running experiment of a page. Null in previews and where visits are not counted. Tag: its experiments. */
export const experimentOf = cache(async (page: string): Promise<OnPage | null> => {
  await dependOn(tags.experiment(page));
  if ((await reader()).isDraft || !(await viewsAreCounted())) return null;
  return onPage((await runningExperiments()).find((one) => idOf(one.page) === page));
});

/** The variant's sections and metadata at the path of the page, which remains canonical. */
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

/** A variant of a running experiment by its page id, or null. Tags: the variant, its main page and experiments. */
export const findVariant = cache(async (id: string): Promise<Variant | null> => {
  if (!z.uuid().safeParse(id).success) return null;
  await dependOn(tags.document(id));
  const experiment = (await runningExperiments()).find(({ variants }) =>
    variants?.some((one) => idOf(one.page) === id),
  );
  const main = idOf(experiment?.page);
  const shown = onPage(experiment);
  if (!main || !shown) return null;
  await dependOn(tags.experiment(main), tags.document(main));
  if (!(await viewsAreCounted())) return null;
  const [control, variant] = await Promise.all([pageBy(main), pageBy(id)]);
  if (!control || !variant) return null;
  const found = inPlaceOf(control, variant);
  await dependOn(tags.path(control.path), ...documentTags(found.document));
  return { found, experiment: shown };
});

/** The visitor's variant, for pages rendered per request. `cookie`: the value of the cookie. */
export async function variantFor(page: string, cookie: string | undefined): Promise<Variant | null> {
  const assignments = readAssignments(cookie);
  if (assignments.length === 0) return null;
  const experiment = await experimentOf(page);
  if (!experiment) return null;
  const mine = assignments.find((one) => one.experiment === shortId(experiment.running.id));
  const id = mine && pageOfLetter(experiment.running, mine.letter);
  return id ? findVariant(id) : null;
}

export const lettersOf = ({ variants }: Pick<RunningExperiment, 'variants'>): Letter[] =>
  letters.slice(0, 1 + (variants?.length ?? 0));

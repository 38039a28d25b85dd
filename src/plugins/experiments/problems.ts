import type { Experiment, Page } from '@payload-types';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { expandSharedSections, sharedDocuments, shownSections } from '@/blocks/shared-sections';
import type { WholeDocuments } from '@/data/whole-documents';
import { nameOf } from '@/lib/experiment';
import { goalAddresses } from '@/lib/goal-addresses';
import { idOf } from '@/lib/id-of';
import { pathSchema } from '@/lib/paths';
import { isCounting } from '@/plugins/statistics/api';
import { findAsSite, listAsSite } from '@/staff/find-as-site';
import { livePage, type Version, versionsOf } from './stored';

/** Pages in code, such as `/account`, can be goals; other sites cannot. */
const isPath = (path: string) => /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path) || pathSchema.safeParse(path).success;

export const validateGoalPath: TextFieldSingleValidation = (value) =>
  !value || isPath(value) || 'Begin with a slash and leave out the rest of the address, for example /booking.';

function* inside(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* inside(one);
}

const isBlock = (value: unknown): value is { blockType: string; form?: unknown } =>
  typeof value === 'object' && value !== null && 'blockType' in value;

const FORM_BLOCKS = { contact: 'contact-form', newsletter: 'newsletter-signup', built: 'form' } as const;

const hasForm = (blocks: unknown, { form, builtForm }: Experiment['goal']): boolean =>
  [...inside(blocks)].some(
    (value) =>
      isBlock(value) &&
      value.blockType === FORM_BLOCKS[form ?? 'contact'] &&
      (form !== 'built' || idOf(value.form as string) === idOf(builtForm)),
  );

/** A link names its page by id or by address. `target`: id of the page at this path, if any. */
function hasLink(blocks: unknown, path: string, target: string | undefined): boolean {
  const addresses = goalAddresses(path);
  return [...inside(blocks)].some(
    (value) => typeof value === 'string' && (value === target || addresses.includes(value.split(/[?#]/, 1)[0] ?? '')),
  );
}

/** As visitors see them, with shared sections. */
async function sectionsOf(req: PayloadRequest, page: Page) {
  const blocks = shownSections(page.blocks ?? []);
  const whole: WholeDocuments = new Map();
  for (const { relationTo, value } of sharedDocuments(blocks)) {
    const id = idOf(value) ?? '';
    const document = await findAsSite(req, relationTo, id);
    if (document) whole.set(id, { relationTo, value: document } as never);
  }
  return expandSharedSections(blocks, whole);
}

async function pageAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  const where = { path: { equals: path } };
  const options = { where, select: {}, depth: 0, limit: 1, pagination: false, overrideAccess: true, req } as const;
  return (await req.payload.find({ collection: 'pages', ...options })).docs[0]?.id;
}

async function goalProblems(req: PayloadRequest, { goal }: Experiment, versions: Version[]): Promise<string[]> {
  if (goal.kind === 'link' && !goal.path) return ['Say where the link leads.'];
  if (goal.kind === 'form' && goal.form === 'built' && !goal.builtForm) return ['Choose the form.'];
  const target = goal.kind === 'link' && goal.path ? await pageAt(req, goal.path) : undefined;
  const problems: string[] = [];
  for (const { letter, page } of versions) {
    const live = await livePage(req, page);
    if (!live) continue;
    const sections = await sectionsOf(req, live);
    const isThere = goal.kind === 'link' ? hasLink(sections, goal.path ?? '', target) : hasForm(sections, goal);
    const missing = goal.kind === 'link' ? `a link to ${goal.path}` : 'the form of the goal';
    if (!isThere) problems.push(`${nameOf(letter)} has no section with ${missing}.`);
  }
  return problems;
}

async function pageProblems(req: PayloadRequest, experiment: Experiment, versions: Version[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { letter, page } of versions) {
    const live = await livePage(req, page);
    if (!page)
      problems.push(letter === 'a' ? 'Choose the page.' : `Choose the page of ${nameOf(letter)}, or remove it.`);
    else if (!live) problems.push(`${nameOf(letter)} is not published. Publish it first.`);
    else if (letter === 'a' && live.variantOf) problems.push('The page is itself a variant. Choose an ordinary page.');
    else if (letter !== 'a' && idOf(live.variantOf) !== idOf(experiment.page))
      problems.push(`${nameOf(letter)} is not a variant of this page. Make one with “Make a variant”.`);
  }
  return problems;
}

async function otherExperiments(req: PayloadRequest, { id, page }: Experiment): Promise<string[]> {
  if (!page) return [];
  const docs = await listAsSite(req, 'experiments', {
    where: { and: [{ page: { equals: idOf(page) } }, { state: { equals: 'running' } }, { id: { not_equals: id } }] },
    limit: 1,
  });
  return docs.map(({ title }) => `The experiment “${title}” is running on this page. End it first.`);
}

/** What prevents an experiment from being started, in sentences for staff. */
export async function problemsOf(req: PayloadRequest, experiment: Experiment): Promise<string[]> {
  const versions = versionsOf(experiment);
  const total = versions.reduce((sum, { share }) => sum + share, 0);
  const ids = versions.map(({ page }) => page);
  return [
    ...((await isCounting(req.payload, req))
      ? []
      : ['The site does not count visits. Switch it on in the site settings.']),
    ...(versions.length < 2 ? ['Make at least one variant.'] : []),
    ...(new Set(ids).size < ids.length ? ['Each page can be one variant.'] : []),
    ...(versions.some(({ share }) => share <= 0) ? ['Give every version a share.'] : []),
    ...(total === 100 ? [] : [`The shares are ${total} percent together. Make them 100.`]),
    ...(await pageProblems(req, experiment, versions)),
    ...(await goalProblems(req, experiment, versions)),
    ...(await otherExperiments(req, experiment)),
  ];
}

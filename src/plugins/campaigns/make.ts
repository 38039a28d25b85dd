import type { Campaign, Experiment, Page, Release } from '@payload-types';
import { APIError, type PayloadRequest } from 'payload';
import { taken } from '@/fields/copies';
import { pathFromTitle } from '@/lib/slugify';
import { atOnce } from '@/publishing/at-once';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { asItsOwnForm } from '@/staff/editorial/own-form';
import { wordsOf } from '@/staff/editorial/words-of';
import { refuse } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import type { Brief } from './brief';
import { formOf, issueOf, pageOf } from './content';
import { withCampaign } from './links';
import { asMade } from './made';
import { refuseBeyondRole, refusePast, refuseTakenPath, refuseUsedWord } from './obstacles';

/** Only one campaign is made or discarded at a time. */
export const TURN = 'campaigns';

type Documents = NonNullable<Release['documents']>;

async function freePath(req: PayloadRequest, collection: 'pages' | 'newsletter-issues', brief: Brief): Promise<string> {
  const path = pathFromTitle(collection, brief.title, brief.language) || pathFromTitle(collection, brief.word);
  const isTaken = taken(req);
  let free = path;
  for (let number = 2; await isTaken(free); number++) free = `${path}-${number}`;
  return free;
}

/** What is refused says of which document, and that nothing was made. */
async function step<T>(req: PayloadRequest, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error;
    return refuse(error.status === 403 ? 403 : 409, `${what}: ${wordsOf(req, error)} Nothing was made.`);
  }
}

/** The way of a person's save: access rules, validations, workflow. */
const asPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const;
const asDraft = (req: PayloadRequest) => ({ ...asPerson(req), draft: true }) as const;
const drafted = () => ({ ...asItsOwnForm(), _status: 'draft' as const });

/** A second version of the page. As in `experiments`, only the site sets of which page it is one. */
const copyOf = (req: PayloadRequest, { id, title, path, blocks, meta }: Page): Promise<Page> =>
  req.payload.create({
    collection: 'pages',
    data: { title: `${title} (Variant B)`, path: `${path}-variant-b`, blocks, meta, variantOf: id, ...drafted() },
    ...asDraft(req),
    overrideAccess: true,
  });

const experimentOf = (req: PayloadRequest, { title }: Brief, page: Page, variant: Page, form: string) =>
  req.payload.create({
    collection: 'experiments',
    data: {
      title: `${title}: which version`,
      ...{ page: page.id, controlShare: 50, variants: [{ page: variant.id, share: 50 }] },
      goal: { kind: 'form', form: 'built', builtForm: form },
    } as Experiment,
    ...asPerson(req),
  });

const releaseOf = (req: PayloadRequest, brief: Brief, page: Page, documents: Documents) =>
  req.payload.create({
    collection: 'releases',
    data: {
      title: brief.title,
      documents,
      publishAt: brief.publishAt,
      ...(brief.shortPath && {
        redirects: [
          {
            ...{ from: brief.shortPath, match: 'exact', status: '302' },
            to: {
              ...{ label: brief.title, kind: 'address' },
              address: withCampaign(page.path, brief.word, { source: 'short-address', medium: 'offline' }),
            },
          },
        ],
      }),
    } as Release,
    ...asPerson(req),
  });

async function makeAll(req: PayloadRequest, brief: Brief): Promise<Campaign> {
  const { payload } = req;
  await serialise(req, TURN);
  const known = await findAsSite(req, 'campaigns', brief.id);
  // Sent again, because the response was lost.
  if (known) return known;
  refuseBeyondRole(req, brief);
  refusePast(brief);
  await refuseUsedWord(req, brief);
  const path = await freePath(req, 'pages', brief);
  await refuseTakenPath(req, brief, path);

  const form = await step(req, 'The form', () =>
    payload.create({ collection: 'forms', data: { ...formOf(brief), ...drafted() }, ...asDraft(req) }),
  );
  const page = await step(req, 'The page', () =>
    payload.create({ collection: 'pages', data: { ...pageOf(brief, path, form.id), ...drafted() }, ...asDraft(req) }),
  );
  const variant = brief.hasExperiment ? await step(req, 'The second version', () => copyOf(req, page)) : undefined;
  const issue = brief.hasIssue
    ? await step(req, 'The newsletter issue', async () => {
        const slug = (await freePath(req, 'newsletter-issues', brief)).split('/').at(-1) ?? '';
        const data = { ...issueOf(brief, slug, path), ...drafted() };
        return payload.create({ collection: 'newsletter-issues', data, ...asDraft(req) });
      })
    : undefined;
  const experiment = variant
    ? await step(req, 'The experiment', () => experimentOf(req, brief, page, variant, form.id))
    : undefined;
  const documents: Documents = [
    { relationTo: 'forms', value: form.id },
    { relationTo: 'pages', value: page.id },
    ...(variant ? [{ relationTo: 'pages' as const, value: variant.id }] : []),
    ...(issue ? [{ relationTo: 'newsletter-issues' as const, value: issue.id }] : []),
  ];
  const release = await step(req, 'The release', () => releaseOf(req, brief, page, documents));
  const { id, title, word, promise, about, audience, language, shortPath } = brief;
  return payload.create({
    collection: 'campaigns',
    data: {
      ...{ id, title, word, promise, about, audience, language, shortPath },
      ...{ page: page.id, variant: variant?.id, form: form.id, issue: issue?.id },
      ...{ release: release.id, experiment: experiment?.id },
    } as Campaign,
    depth: 0,
    overrideAccess: true,
    context: asMade,
    req,
  });
}

/**
 * Page, form, issue, short address and experiment of a brief, as drafts in one open release: all of it, or nothing. With
 * the same id, it is made once.
 */
export const makeCampaign = (req: PayloadRequest, brief: Brief): Promise<Campaign> =>
  atOnce(req, () => makeAll(req, brief));

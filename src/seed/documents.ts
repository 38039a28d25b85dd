import { type PathCollection, pathPrefix } from '@/lib/paths';
import { footer } from './content/footer';
import { industries } from './content/industries';
import { industryVariants } from './content/industry-variants';
import { jobs } from './content/jobs';
import { leaders } from './content/leaders';
import { legalPages } from './content/legal-pages';
import { navigation } from './content/navigation';
import { newsletterIssues } from './content/newsletter-issues';
import { pages } from './content/pages';
import { partnershipPhases } from './content/partnership-phases';
import { siteSettings } from './content/site-settings';
import { seedId } from './ids';
import type {
  SeedFooter,
  SeedIndustry,
  SeedIssue,
  SeedJob,
  SeedLeader,
  SeedLegalPage,
  SeedNavigation,
  SeedPage,
  SeedPhase,
  SeedSettings,
} from './types';

type Content = {
  pages: SeedPage;
  industries: SeedIndustry;
  jobs: SeedJob;
  'legal-pages': SeedLegalPage;
  leaders: SeedLeader;
  'newsletter-issues': SeedIssue;
  'partnership-phases': SeedPhase;
};
type SeedCollection = keyof Content;
type SeedData = Content[SeedCollection];

/** What must be unique: a path among all pages, a number within its collection. */
type Unique = { path: string } | { number: number } | null;

/** One seeded document; its id is derived from `name`. */
export type SeedDocument = { collection: SeedCollection; name: string; id: string; unique: Unique; data: SeedData };

const documents = <C extends SeedCollection>(
  collection: C,
  contents: Content[C][],
  name: (data: Content[C]) => string,
  unique: (data: Content[C]) => Unique,
): SeedDocument[] =>
  contents.map((data) => ({
    collection,
    name: name(data),
    id: seedId(collection, name(data)),
    unique: unique(data),
    data,
  }));

const bySlug = <C extends Exclude<PathCollection, 'pages'>>(collection: C, contents: Content[C][]) =>
  documents(
    collection,
    contents,
    ({ slug }) => slug,
    ({ slug }) => ({ path: `${pathPrefix[collection]}${slug}` }),
  );

const leaderName = ({ name }: SeedLeader) => name.toLowerCase().replaceAll(' ', '-');

/** The examples of blocks were taken from this site: here their texts are its own. */
const confirmed = (page: SeedPage): SeedPage => ({
  ...page,
  blocks: page.blocks?.map((block) => ({ ...block, exampleConfirmed: true })),
});
const confirmedOwn = (industry: SeedIndustry): SeedIndustry => ({
  ...industry,
  ownSection: industry.ownSection?.map((block) => ({ ...block, exampleConfirmed: true })),
});

export const seedDocuments: SeedDocument[] = [
  ...documents(
    'pages',
    [...pages, ...industryVariants].map(confirmed),
    ({ path }) => path,
    ({ path }) => ({ path }),
  ),
  ...bySlug('industries', industries.map(confirmedOwn)),
  ...bySlug('jobs', jobs),
  ...bySlug('legal-pages', legalPages),
  ...documents('leaders', leaders, leaderName, () => null),
  ...documents(
    'newsletter-issues',
    newsletterIssues,
    ({ number }) => `issue-${number}`,
    ({ number }) => ({ number }),
  ),
  ...documents(
    'partnership-phases',
    partnershipPhases,
    ({ number }) => `phase-${number}`,
    ({ number }) => ({ number }),
  ),
];

export type SeedGlobal =
  | { slug: 'site-settings'; data: SeedSettings }
  | { slug: 'navigation'; data: SeedNavigation }
  | { slug: 'footer'; data: SeedFooter };

export const seedGlobals: SeedGlobal[] = [
  { slug: 'site-settings', data: siteSettings },
  { slug: 'navigation', data: navigation },
  { slug: 'footer', data: footer },
];

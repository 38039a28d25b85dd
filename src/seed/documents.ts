import { languageOf } from '@/lib/languages';
import { type PathCollection, prefixOf } from '@/lib/paths';
import { footer } from './content/footer';
import { barrierefreiheit } from './content/german/accessibility';
import { kontakt } from './content/german/contact';
import { energie } from './content/german/energy';
import { startseite } from './content/german/home';
import { german } from './content/german/language';
import { industries } from './content/industries';
import { industryVariants } from './content/industry-variants';
import { jobs } from './content/jobs';
import { leaders } from './content/leaders';
import { legalPages } from './content/legal-pages';
import { navigation } from './content/navigation';
import { newsletterIssues } from './content/newsletter-issues';
import { pages } from './content/pages';
import { accessibility } from './content/pages/accessibility';
import { contact } from './content/pages/contact';
import { home } from './content/pages/home';
import { partnershipPhases } from './content/partnership-phases';
import { siteSettings } from './content/site-settings';
import { seedId } from './ids';
import { withRowIds } from './row-ids';
import type {
  SeedFooter,
  SeedIndustry,
  SeedIssue,
  SeedJob,
  SeedLanguage,
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
  languages: SeedLanguage;
};
type SeedCollection = keyof Content;
type SeedData = Content[SeedCollection];

/** A path is unique among all pages, a number or a code within its collection. */
type Unique = { path: string } | { number: number } | { code: string } | null;

export type SeedDocument = {
  collection: SeedCollection;
  name: string;
  id: string;
  unique: Unique;
  data: SeedData;
  isDraft?: boolean;
};

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
    (data) => ({ path: `${prefixOf(collection, languageOf(data))}${data.slug}` }),
  );

const leaderName = ({ name }: SeedLeader) => name.toLowerCase().replaceAll(' ', '-');

/** The examples of blocks come from this site, where their texts are right. */
const confirmed = (page: SeedPage, original = page.path): SeedPage => ({
  ...page,
  blocks: withRowIds(
    page.blocks?.map((block) => ({ ...block, exampleConfirmed: true })),
    original,
  ),
});

/** Its sections have the ids of the English ones. */
const translated = (page: SeedPage, original: SeedPage): SeedPage => ({
  ...confirmed(page, original.path),
  language: 'de',
  translationOf: seedId('pages', original.path),
});
const confirmedOwn = (industry: SeedIndustry, original = industry.slug): SeedIndustry => ({
  ...industry,
  ownSection: withRowIds(
    industry.ownSection?.map((block) => ({ ...block, exampleConfirmed: true })),
    `industries/${original}`,
  ),
});

export const seedDocuments: SeedDocument[] = [
  ...documents(
    'pages',
    [
      ...[...pages, ...industryVariants].map((page) => confirmed(page)),
      translated(startseite, home),
      translated(kontakt, contact),
      translated(barrierefreiheit, accessibility),
    ],
    ({ path }) => path,
    ({ path }) => ({ path }),
  ),
  ...bySlug('industries', [
    ...industries.map((industry) => confirmedOwn(industry)),
    { ...confirmedOwn(energie, 'energy'), translationOf: seedId('industries', 'energy') },
  ]),
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
  ...documents(
    'languages',
    [german],
    ({ code }) => code,
    ({ code }) => ({ code }),
  ).map((document) => ({ ...document, isDraft: true })),
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

import { industries } from '@/seed/content/industries';
import { industryVariants } from '@/seed/content/industry-variants';
import { jobs } from '@/seed/content/jobs';
import { legalPages } from '@/seed/content/legal-pages';
import { newsletterIssues } from '@/seed/content/newsletter-issues';
import { pages } from '@/seed/content/pages';
import { quoted } from '@/seed/content/pages/quoted';
import { isRestricted } from '../../../src/lib/routes.ts';
import { isFull } from '../../helpers/extent.ts';

export type Route = {
  path: string;
  title: string;
  heading: string;
  texts: string[];
  /** `target`: `mailto` for any email, undefined for a link that leads nowhere yet. */
  links: [label: string, target: string | undefined][];
  main?: string;
  data: string[];
  hasHero: boolean;
};

/** In the table of quoted texts, these name a block. */
const blockNames = new Set(['open-positions', 'newsletter-issues', 'newsletter-signup']);

const mainOf: Record<string, string> = {
  '/sensory-intelligence-v2': '/sensory-intelligence',
  '/sensory-intelligence-v3': '/sensory-intelligence',
  '/sensory-intelligence-v4': '/sensory-intelligence',
  '/sensory-intelligence-v5': '/sensory-intelligence',
  '/platform-alt': '/platform',
  '/solutions/insurance-alt': '/solutions/insurance',
  '/solutions/energy-alt-blue': '/solutions/energy',
  '/solutions/energy-alt-dark': '/solutions/energy',
  '/about/careers-backup': '/about/careers',
};

const industryTexts = [
  ...['The challenge', 'Intelligence capabilities', 'In practice'],
  ...['Temporal', 'Spatial', 'Behavioral', 'Systemic', 'Economic'],
  ...['Days', '90 Days', '6-12 Months', '12-24 Months'],
];

const positions: Route['links'] = jobs.map(({ slug }) => ['View details', `/about/careers/${slug}`]);

const more: Record<string, Pick<Route, 'texts'> & Partial<Pick<Route, 'links'>>> = {
  '/': { texts: ['gap'] },
  '/about': { texts: ['Based in Denver', 'hello@alethia.example', '+1 303 555 0142'] },
  '/contact': { texts: ['hello@alethia.example', '+1 303 555 0142'] },
  '/leadership': { texts: ['Read full bio'] },
  '/about/newsletters': { texts: ['Read Issue on LinkedIn', 'Key topics'] },
  '/about/careers': { texts: ['hello@alethia.example'], links: positions },
  '/about/careers-backup': { texts: [], links: positions },
  '/platform/partnerships': {
    texts: [
      ...['Understand & Qualify', '1-2 days', 'Explore', 'full-day workshop', 'Discover & Ideate', '2-4 weeks'],
      ...['Build Industry Solution', '90 days', 'Minimal Exceptional Product'],
      ...['Scale Within Organization', '6-12 months', 'Industry Solution Launch', '12-24 months'],
    ],
  },
};

/** Flows document, section 9, "Legal terms". */
const legalTexts: Record<string, string[]> = {
  terms: ['October 2, 2025', '13', '18', '12 months', '100 US dollars', '60 days', '30 days', 'Delaware'],
  privacy: ['October 2, 2025', '24 months', '12-18 months'],
};

/** Restricted pages have their own tests. */
const open = [...pages, ...industryVariants].filter(({ path }) => !isRestricted(path));

type Opening = NonNullable<(typeof open)[number]['blocks']>[number];

function headlineOf(opening: Opening | undefined): string {
  if (opening?.blockType === 'hero') return opening.heading;
  const isOpened = opening?.blockType === 'contact-form' || opening?.blockType === 'booking-calendar';
  return (isOpened && opening.headline) || '';
}

const composed: Route[] = open.map(({ path, title, meta, blocks }) => {
  const [hero] = blocks ?? [];
  const isIndustry = path.startsWith('/solutions/');
  const texts = [...(quoted[path]?.texts ?? []), ...(more[path]?.texts ?? []), ...(isIndustry ? industryTexts : [])];
  const links = [...(quoted[path]?.links ?? []), ...(more[path]?.links ?? [])];
  return {
    path,
    title: meta?.title ?? title,
    heading: headlineOf(hero),
    texts: texts.filter((text) => !blockNames.has(text)),
    links: isIndustry ? [['Book a discovery session', '/book'], ...links] : links,
    main: mainOf[path],
    data: path === '/' ? ['Organization'] : ['Organization', 'BreadcrumbList'],
    hasHero: true,
  };
});

const industryRoutes: Route[] = industries.map(({ slug, title, hero, meta }) => ({
  path: `/solutions/${slug}`,
  title: meta?.title ?? title,
  heading: hero.heading,
  texts: industryTexts,
  links: [['Book a discovery session', '/book']],
  data: ['Organization', 'BreadcrumbList'],
  hasHero: true,
}));

const jobRoutes: Route[] = jobs.map(({ slug, title, location, department, note, meta }) => ({
  path: `/about/careers/${slug}`,
  title: meta?.title ?? title,
  heading: title,
  texts: [
    ...[location, department, 'About', "What you'll do", 'Requirements', 'thrive'],
    ...(slug === 'research-scientist' ? ['Nice to Have', note ?? 'considered for all research areas'] : []),
  ],
  links: [
    ['Back to all openings', '/about/careers'],
    ['Apply for this position', 'mailto'],
  ],
  data: ['Organization', 'BreadcrumbList', 'JobPosting'],
  hasHero: false,
}));

const legalRoutes: Route[] = legalPages.map(({ slug, title, meta }) => ({
  path: `/${slug}`,
  title: meta?.title ?? title,
  heading: title,
  texts: legalTexts[slug] ?? [],
  links: [],
  data: ['Organization', 'BreadcrumbList'],
  hasHero: false,
}));

const issueRoutes: Route[] = newsletterIssues.map(({ slug, title, number, summary }) => ({
  path: `/about/newsletters/${slug}`,
  title,
  heading: title,
  texts: [`The Signal, issue ${number}`, summary.slice(0, 60), 'Key topics'],
  links: [['All issues', '/about/newsletters']],
  data: ['Organization', 'BreadcrumbList'],
  hasHero: false,
}));

export const routes: Route[] = [...composed, ...industryRoutes, ...jobRoutes, ...legalRoutes, ...issueRoutes];

/** Share their sections; a variant shares those of its main page. */
const kindOf = ({ path }: Route) =>
  legalPages.some(({ slug }) => path === `/${slug}`)
    ? 'legal'
    : path.replace(/^(\/solutions|\/about\/careers|\/about\/newsletters)\/.*/, '$1/*');
const firstOfKind = new Map(
  routes
    .filter(({ main }) => !main)
    .toReversed()
    .map((route) => [kindOf(route), route]),
);

export const kinds: Route[] = [...firstOfKind.values()];

/** One page of each kind, or all of them in `npm run test:full`. */
export const measured: Route[] = isFull ? routes : kinds;

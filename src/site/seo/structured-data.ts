import type { Job, SiteSetting } from '@payload-types';
import type { BreadcrumbList, JobPosting, Organization, Thing, WithContext } from 'schema-dts';
import type { Site } from '@/lib/site';

const context = 'https://schema.org';
const day = (date: string) => date.slice(0, 10);

export const organization = (site: SiteSetting, siteUrl: string): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: site.name,
  url: siteUrl,
  logo: `${siteUrl}/icon.svg`,
  slogan: site.tagline,
  email: site.email,
  telephone: site.phone,
  address: { '@type': 'PostalAddress', addressLocality: site.city },
  sameAs: site.socialLinks?.length ? site.socialLinks.map(({ url }) => url) : undefined,
});

/** `trail` ends with the page itself. */
export const breadcrumbs = (
  trail: { title: string; path: string }[],
  siteUrl: string,
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: `${siteUrl}${path}`,
  })),
});

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const htmlParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('');
const htmlList = (title: string, items: { text: string }[] | null | undefined) =>
  items?.length
    ? `<h2>${escapeHtml(title)}</h2><ul>${items.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
    : '';

/** Required: title, description, datePosted, hiringOrganization, and a place or a country with TELECOMMUTE. */
export function jobPosting(job: Job, site: Site, siteUrl: string): WithContext<JobPosting> {
  const { locality, region, country } = job.place;
  const words = site.words.job;
  return {
    '@context': context,
    '@type': 'JobPosting',
    title: job.title,
    description: [
      htmlParagraphs(job.about),
      htmlList(words.whatYouDo, job.whatYouDo),
      htmlList(words.requirements, job.requirements),
      htmlList(words.niceToHave, job.niceToHave),
    ].join(''),
    datePosted: day(job.datePosted),
    ...(job.validThrough ? { validThrough: job.validThrough } : {}),
    employmentType: job.employmentType,
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.slug },
    hiringOrganization: { '@type': 'Organization', name: site.name, sameAs: siteUrl, logo: `${siteUrl}/icon.svg` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region, addressCountry: country },
    },
    ...(job.remote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } }
      : {}),
    directApply: false,
    url: `${siteUrl}${job.path}`,
  };
}

/** `<` is escaped, so that no text can end the script element. */
export const toScript = (data: WithContext<Thing>) => JSON.stringify(data).replace(/</g, '\\u003c');

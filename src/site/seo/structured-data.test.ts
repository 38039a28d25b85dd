import type { Job } from '@payload-types';
import { expect, test } from 'vitest';
import type { Site } from '@/lib/site';
import { words } from '@/lib/words';
import { breadcrumbs, jobPosting, organization, toScript } from './structured-data';

const site = {
  name: 'Alethia',
  tagline: 'Intelligence Made Human',
  email: 'hello@alethia.example',
  phone: '+1 303 555 0142',
  city: 'Denver',
  language: 'en',
  words: words.en,
} as Site;
const url = 'https://www.alethia.example';
const job = {
  title: 'Research Scientist',
  slug: 'research-scientist',
  path: '/about/careers/research-scientist',
  about: 'We measure <signals>.\n\nThen we test them.',
  whatYouDo: [{ text: 'Design studies' }],
  requirements: [{ text: '5+ years' }],
  niceToHave: [],
  datePosted: '2025-09-01T12:00:00.000Z',
  employmentType: 'FULL_TIME',
  place: { locality: 'Denver', region: 'CO', country: 'US' },
} as unknown as Job;

test('a job has everything that job search engines require', () => {
  const posting = JSON.parse(toScript(jobPosting(job, site, url)));
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Research Scientist',
    datePosted: '2025-09-01',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Alethia' },
    jobLocation: { address: { addressLocality: 'Denver', addressRegion: 'CO', addressCountry: 'US' } },
  });
  expect(posting.description).toContain('<p>We measure &lt;signals&gt;.</p><p>Then we test them.</p>');
  expect(posting.description).toContain('<li>Design studies</li>');
  expect(posting.description).not.toContain('Nice to Have');
  expect(posting).not.toHaveProperty('validThrough');
  expect(posting).not.toHaveProperty('jobLocationType');
});

test('a remote job names its country', () => {
  expect(jobPosting({ ...job, remote: true, validThrough: '2026-12-31T00:00:00.000Z' }, site, url)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    validThrough: '2026-12-31T00:00:00.000Z',
  });
});

test('the company is identified by its own address', () => {
  expect(organization(site, url)).toMatchObject({ '@id': `${url}/#organization`, name: 'Alethia', url });
});

test('breadcrumbs start at one and have absolute addresses', () => {
  const list = JSON.parse(
    toScript(
      breadcrumbs(
        [
          { title: 'Home', path: '/' },
          { title: 'Platform', path: '/platform' },
        ],
        url,
      ),
    ),
  );
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${url}/` },
    { '@type': 'ListItem', position: 2, name: 'Platform', item: `${url}/platform` },
  ]);
});

test('no text can end the script element', () => {
  const script = toScript(organization({ ...site, tagline: '</script><script>alert(1)</script>' }, url));
  expect(script).not.toContain('<');
  expect(JSON.parse(script).slogan).toBe('</script><script>alert(1)</script>');
});

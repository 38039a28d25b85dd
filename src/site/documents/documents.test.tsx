import type { Job, LegalPage as LegalText } from '@payload-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleSite as site } from '@/blocks/example-site';
import { outsideServices } from '@/lib/outside-services';
import { body, h2, h3, lines, p } from '@/seed/write';
import { JobPage } from './job-page';
import { LegalPage } from './legal-page';
import { NotFoundView } from './not-found-view';

const saved = { id: 'an-id', updatedAt: '2025-10-01T00:00:00.000Z', createdAt: '2025-10-01T00:00:00.000Z' };
const job: Job = {
  ...saved,
  title: 'Research & Design Lead',
  slug: 'lead',
  path: '/about/careers/lead',
  location: 'Denver',
  department: 'Research',
  employmentType: 'PART_TIME',
  summary: 'Study how weak signals become shared understanding.',
  about: 'First paragraph.\n\nSecond paragraph.',
  whatYouDo: lines('Formulate questions'),
  requirements: lines('Clear writing'),
  thrive: lines('You change your mind in public'),
  datePosted: '2025-10-01T00:00:00.000Z',
  place: { locality: 'Denver', region: 'CO', country: 'US' },
};
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);
const render = (more: Partial<Job> = {}) =>
  renderToStaticMarkup(<JobPage job={{ ...job, ...more }} site={site} list="/about/careers" />);

describe('a position', () => {
  test('has the standard parts, and no empty ones', () => {
    expect(headings(render())).toEqual(['About the role', 'What you’ll do', 'Requirements', 'You’ll thrive here if']);
  });

  test('shows nice-to-haves and a note if there are any', () => {
    const html = render({ niceToHave: lines('Field work'), note: 'Considered for all areas.' });
    expect(headings(html)).toContain('Nice to Have');
    expect(html).toContain('<li>Field work</li>');
    expect(html).toContain('Considered for all areas.');
  });

  test('gives a section between its parts its place', () => {
    const html = renderToStaticMarkup(
      <JobPage job={job} site={site} list="/about/careers">
        <p>You go and look.</p>
      </JobPage>,
    );
    expect(html).toMatch(/<li>Clear writing<\/li>.*You go and look\..*id="thrive"/);
  });

  test('links back to all openings', () => {
    expect(render()).toMatch(/<a [^>]*href="\/about\/careers"[^>]*>.*?Back to all openings<\/a>/);
  });

  test('takes applications by mail, with the position in the subject', () => {
    expect(render()).toContain(`href="mailto:${site.email}?subject=Application%3A%20Research%20%26%20Design%20Lead"`);
  });

  test('lists known facts only', () => {
    const facts = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, ...fact]) => fact);
    expect(facts(render())).toEqual([
      ['Location', 'Denver'],
      ['Department', 'Research'],
      ['Type', 'Part-time'],
    ]);
    expect(facts(render({ level: 'Senior', reportsTo: 'Chief Science Officer' }))).toEqual(
      expect.arrayContaining([
        ['Level', 'Senior'],
        ['Reports to', 'Chief Science Officer'],
      ]),
    );
  });
});

describe('a legal text', () => {
  const legalPage: LegalText = {
    ...saved,
    title: 'Terms of Service',
    slug: 'terms',
    path: '/terms',
    effectiveDate: '2025-10-02T00:00:00.000Z',
    intro: 'In plain words.',
    body: body(h2('Your agreement'), p('…'), h3('A detail'), p('…'), h2('Privacy')),
  };
  const html = renderToStaticMarkup(<LegalPage legalPage={legalPage} site={site} />);

  test('shows the effective date, whatever the time zone', () => {
    expect(html).toContain('Effective <time dateTime="2025-10-02">October 2, 2025</time>');
  });

  test('lists the second-level headings, and each link has its target', () => {
    const listed = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...listed]).toEqual(['your-agreement', 'privacy']);
    for (const id of listed) expect(html).toContain(`<h2 id="${id}">`);
  });

  test('lists the outside services after the text, if there are any', () => {
    const services = outsideServices([
      {
        name: 'Example Statistics',
        purpose: 'Shows us which pages are hard to find.',
        privacyAddress: 'https://stats.example/privacy',
        scriptAddress: 'https://stats.example/count.js',
      },
    ]);
    const listing = renderToStaticMarkup(<LegalPage legalPage={legalPage} site={site} services={services} />);
    expect(listing).toContain('Shows us which pages are hard to find.');
    expect(listing).toContain('href="https://stats.example/privacy"');
    expect(listing).toMatch(/<a href="#outside-services">[\s\S]*<h2 id="outside-services">/);
    expect(html).not.toContain('outside-services');
  });

  test('ends with the contact address', () => {
    expect(html.slice(html.lastIndexOf('<h2'))).toContain(`href="mailto:${site.email}"`);
  });
});

describe('a path without a page', () => {
  const html = renderToStaticMarkup(<NotFoundView path={'/no"where'} />);

  test('says so and links to the home page', () => {
    expect(html).toMatch(/<h1[^>]*>404<\/h1>/);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to home<\/a>/);
  });

  test('requests status 404 and logs any path, escaped', () => {
    expect(html).toMatch(/^<section [^>]*data-status="404" data-missing-path="\/no&quot;where"/);
  });
});

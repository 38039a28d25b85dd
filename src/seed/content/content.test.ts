import { describe, expect, test } from 'vitest';
import { jobs } from './jobs';
import { leaders } from './leaders';
import { newsletterIssues } from './newsletter-issues';
import { partnershipPhases } from './partnership-phases';
import { siteSettings } from './site-settings';

const paragraphs = (text: string) => text.split('\n\n').map((paragraph) => paragraph.trim());
const textOf = (content: unknown) => JSON.stringify(content);

describe('jobs (flows document, route table; content document, "Job detail pages")', () => {
  test('five positions, under the paths of the documents', () => {
    expect(jobs.map(({ slug }) => slug)).toEqual([
      'vp-sales',
      'director-partnerships',
      'client-solutions-director',
      'brand-designer',
      'research-scientist',
    ]);
  });

  test('each says what it is about and lists what you do, what is required and who thrives', () => {
    for (const { slug, about, whatYouDo, requirements, thrive } of jobs) {
      expect(paragraphs(about).length, slug).toBeGreaterThanOrEqual(2);
      expect(whatYouDo?.length, slug).toBeGreaterThanOrEqual(5);
      expect(requirements?.length, slug).toBeGreaterThanOrEqual(5);
      expect(thrive?.length, slug).toBeGreaterThanOrEqual(4);
    }
  });

  test('some requirements cite 15+, 10+ and 5+ years', () => {
    for (const years of ['15+ years', '10+ years', '5+ years']) {
      expect(jobs.some(({ requirements }) => requirements?.some(({ text }) => text.startsWith(years)))).toBe(true);
    }
  });

  test('the research position alone has a "Nice to Have" list and a note about all research areas', () => {
    expect(jobs.filter(({ niceToHave }) => niceToHave?.length).map(({ slug }) => slug)).toEqual(['research-scientist']);
    expect(jobs.filter(({ note }) => note).map(({ slug }) => slug)).toEqual(['research-scientist']);
    expect(jobs.at(-1)?.note).toContain('Applicants are considered for all research areas');
  });
});

describe('leaders (content document, "Leadership")', () => {
  test('six people, each with a short biography and a long one of several paragraphs', () => {
    expect(leaders).toHaveLength(6);
    for (const { name, longBio } of leaders) expect(paragraphs(longBio), name).toHaveLength(3);
  });

  test('no two share a name, a role, a place in the order or a text', () => {
    for (const field of ['name', 'title', 'order', 'shortBio', 'longBio'] as const) {
      expect(new Set(leaders.map((leader) => leader[field])).size, field).toBe(leaders.length);
    }
  });

  test('each one whom a position reports to speaks to candidates, in at most 35 words', () => {
    for (const { title, reportsTo } of jobs) {
      const lead = leaders.find((leader) => leader.title.startsWith(reportsTo ?? '-'));
      expect(lead?.words?.split(' ').length, title).toBeLessThanOrEqual(35);
    }
  });
});

test('three issues of The Signal, each with topics and an address on LinkedIn (decisions, "Routes")', () => {
  expect(newsletterIssues.map(({ number }) => number)).toEqual([1, 2, 3]);
  for (const { url, topics } of newsletterIssues) {
    expect(url).toMatch(/^https:\/\/www\.linkedin\.com\/pulse\/the-signal-[a-z0-9-]+$/);
    expect(topics?.length).toBeGreaterThanOrEqual(3);
  }
});

test('six phases with the titles and durations of the flows document, section 2, "Partnerships"', () => {
  expect(partnershipPhases.map(({ number, title, duration }) => [number, title, duration])).toEqual([
    [1, 'Understand & Qualify', '1-2 days'],
    [2, 'Explore', 'A full-day workshop'],
    [3, 'Discover & Ideate', '2-4 weeks'],
    [4, 'Build Industry Solution', '90 days'],
    [5, 'Scale Within Organization', '6-12 months'],
    [6, 'Industry Solution Launch', '12-24 months'],
  ]);
  expect(partnershipPhases[3]?.description).toContain('Minimal Exceptional Product');
});

test('the facts about the company are those of the decisions, "Names and content"', () => {
  expect(siteSettings).toMatchObject({
    name: 'Alethia',
    tagline: 'Intelligence Made Human',
    email: 'hello@alethia.example',
    phone: '+1 303 555 0142',
    city: 'Denver',
  });
});

test('texts do not repeat the email address or phone number, which live in the site settings alone', () => {
  const texts = textOf([jobs, leaders, newsletterIssues, partnershipPhases]);
  expect(texts).not.toContain('@');
  expect(texts).not.toContain('555');
});

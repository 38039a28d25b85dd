import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words } from '@/lib/words';
import { exampleFacts } from '../example-facts';
import { exampleSite } from '../example-site';
import { starterOf } from '../starters';
import { AccessibilityChecks } from './accessibility-checks';
import { accessibilityChecksExamples } from './accessibility-checks.example';

const render = (name: keyof typeof accessibilityChecksExamples, site = exampleSite) =>
  renderToStaticMarkup(<AccessibilityChecks {...accessibilityChecksExamples[name]} site={site} />);

it('says what a program examined, when, on how many pages, at which widths and by which rules', () => {
  const html = render('checked by machine alone');
  expect(html).toContain('<time dateTime="2026-11-22">November 22, 2026</time>: axe-core 4.14.0 examined 3 pages');
  expect(html).toContain('at 390 and 1440 pixels');
  expect(html).toContain('Rules: wcag2a, wcag2aa');
  expect(html).toContain('no violation');
});

it('says what the program could not decide, and where', () => {
  const html = render('checked by machine alone');
  expect(html).toContain('In 4 places, counted at each width, it could not decide on 1 rule.');
  expect(html).toContain('(color-contrast)</span>: /, /platform</li>');
});

it('groups the digits of large numbers', () => {
  const { block, data } = accessibilityChecksExamples['checked by machine alone'];
  const undecided = data.accessibility.undecided.map((finding) => ({ ...finding, places: 2439 }));
  const facts = { ...data, accessibility: { ...data.accessibility, undecided } };
  const html = renderToStaticMarkup(<AccessibilityChecks block={block} site={exampleSite} data={facts} />);
  expect(html).toContain('In 2,439 places');
});

it('names violations instead of claiming that there are none', () => {
  const html = render('checked by people, with violations');
  expect(html).toContain('It found 2 violations of 1 rule:');
  expect(html).toContain('Links must have discernible text (link-name)</span>: /, /contact');
  expect(html).not.toContain('no violation');
});

it('counts the pages of a rule instead of naming very many', () => {
  const { block, data } = accessibilityChecksExamples['checked by machine alone'];
  const pages = Array.from({ length: 20 }, (_, at) => `/page-${at}`);
  const undecided = data.accessibility.undecided.map((finding) => ({ ...finding, pages }));
  const facts = { ...data, accessibility: { ...data.accessibility, undecided } };
  const html = renderToStaticMarkup(<AccessibilityChecks block={block} site={exampleSite} data={facts} />);
  expect(html).toContain('(color-contrast)</span>: on 20 pages</li>');
});

it('says so where nothing is recorded', () => {
  expect(render('checked by machine alone')).toContain('No check by a person has been recorded yet.');
  const nothing = render('nothing checked');
  expect(nothing).toContain('No automated check is recorded.');
  expect(nothing).toContain('No check by a person has been recorded yet.');
  expect(nothing).not.toContain('As of');
});

it('lists the checks of people with role, day, result and limitation', () => {
  const html = render('checked by people, with violations');
  expect([...html.matchAll(/<th scope="row">([^<]*)/g)].map(([, what]) => what)).toEqual([
    'Contact form and booking, by keyboard alone',
    'Drawings of the industry pages, with a screen reader',
  ]);
  expect(html).toContain('<td>Outside tester</td>');
  expect(html).toContain('Passed, with a limitation<p class="checked-limit">A drawing is described');
});

it('is dated by the newest check, of either kind', () => {
  const date = (html: string) => /As of <time dateTime="([^"]*)"/.exec(html)?.[1];
  expect(date(render('checked by machine alone'))).toBe('2026-11-22');
  expect(date(render('checked by people, with violations'))).toBe('2026-11-24');
});

it.each(['', 'soon'])('leaves out a check whose day is "%s" in a draft', (date) => {
  const { block } = accessibilityChecksExamples['checked by people, with violations'];
  const checks = block.checks.map((check, index) => (index === 0 ? check : { ...check, date }));
  const html = renderToStaticMarkup(
    <AccessibilityChecks block={{ ...block, checks }} site={exampleSite} data={exampleFacts} />,
  );
  expect(html.match(/scope="row"/g)).toHaveLength(1);
});

it('is German on a German page, and marks the rules as English', () => {
  const html = render('checked by people, with violations', { ...exampleSite, language: 'de', words: words.de });
  expect(html).toContain('Gefunden: 2 Verstöße gegen 1 Regel:');
  expect(html).toContain('24. November 2026');
  expect(html).toMatch(/<li><span lang="en">[^<]+<\/span>: /);
  expect(render('checked by machine alone')).not.toContain('lang=');
});

it('begins without checks: a new section claims none', () => {
  expect(starterOf('accessibility-checks')).not.toHaveProperty('checks');
});

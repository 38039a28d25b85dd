import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { Columns } from './columns';
import { columnsExamples } from './columns.example';

const render = (name: keyof typeof columnsExamples) =>
  renderToStaticMarkup(<Columns {...columnsExamples[name]} data={undefined} site={exampleSite} />);

describe('columns', () => {
  const html = render('columns');

  test('one headline, and a title below it for each passage', () => {
    expect(html.match(/<h2[^>]*>([^<]*)/)?.[1]).toBe('What it does');
    expect([...html.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'See across dimensions',
      'Detect before it cascades',
      'Act with clarity',
    ]);
  });

  test('each passage has its list', () => {
    expect(html.match(/<li>Every reading traceable to its source<\/li>/g)).toHaveLength(3);
  });
});

describe('ledger', () => {
  const html = render('ledger');

  test('is arranged differently from columns, on its own ground', () => {
    expect(html).toContain('passages-ledger');
    expect(html).not.toContain('passages-columns');
    expect(html).toContain('id="why" data-nav-theme="dark"');
  });

  test('a blank line starts a paragraph; an empty list is not rendered', () => {
    expect(html).toContain('<p>Your people can.</p>');
    expect(html).not.toContain('<ul');
  });

  test('a button without a target is shown as disabled', () => {
    expect(html).toMatch(/<a role="link" aria-disabled="true"[^>]*>Read the guide/);
  });
});

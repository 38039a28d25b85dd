import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { NewsletterIssues } from './newsletter-issues';
import { newsletterIssuesExamples } from './newsletter-issues.example';

const html = renderToStaticMarkup(<NewsletterIssues {...newsletterIssuesExamples.list} site={exampleSite} />);

test('every issue has number, title, date, summary and key topics', () => {
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(html).toContain('Issue 2');
  expect(html).toContain('<time dateTime="2025-09-02">September 2, 2025</time>');
  expect(html).toContain('Port rotation');
});

test('an issue opens on LinkedIn in a new tab', () => {
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/www\.linkedin\.com\/pulse\/the-signal-2" target="_blank" rel="noopener">Read Issue on LinkedIn/,
  );
});

test('an issue that is not on LinkedIn yet shows no link to it', () => {
  const { data, ...rest } = newsletterIssuesExamples.list;
  const without = data.map((issue) => ({ ...issue, url: null }));
  const shown = renderToStaticMarkup(<NewsletterIssues {...rest} data={without} site={exampleSite} />);
  expect(shown).not.toContain('LinkedIn');
  expect(shown).toContain(`href="${data[0]?.path}"`);
});

test('the title leads to the page of the issue', () => {
  expect(html).toContain('<a href="/about/newsletters/issue-2">The quiet half of a supply chain</a>');
});

test('an issue can be linked to', () => {
  expect(html).toContain('id="issue-1"');
});

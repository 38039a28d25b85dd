import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { NewsletterSignup } from './newsletter-signup';
import { newsletterSignupExamples } from './newsletter-signup.example';

const { block } = newsletterSignupExamples.default;
const render = (overrides: object = {}) =>
  renderToStaticMarkup(<NewsletterSignup block={{ ...block, ...overrides }} site={exampleSite} data={undefined} />);

test('has an anchor, a form in an island, and a link to the feed', () => {
  const html = render();
  expect(html).toContain('id="subscribe"');
  expect(html).toContain('data-island');
  expect(html).toMatch(/<label for="newsletter-email">Email<\/label><input[^>]*type="email"/);
  expect(html).toContain('>Subscribe<');
  expect(html).toContain('href="/feed.xml"');
});

test('links the note only where that is chosen', () => {
  expect(render()).toContain('href="/privacy"');
  expect(render({ hasNoteLink: false })).not.toContain('href="/privacy"');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { ContactBanner } from './contact-banner';
import { contactBannerExamples } from './contact-banner.example';

const render = (name: keyof typeof contactBannerExamples) =>
  renderToStaticMarkup(<ContactBanner block={contactBannerExamples[name].block} site={exampleSite} data={undefined} />);

test('leads to the pages it names', () => {
  const html = render('two ways on');
  expect(html).toContain('href="/contact"');
  expect(html).toContain('href="/about"');
  expect(html).not.toContain('mailto:');
});

test('shows email, phone and city of the site settings where that is chosen', () => {
  const html = render('with details');
  expect(html).toContain('href="mailto:hello@alethia.example"');
  expect(html).toContain('href="tel:+13035550142"');
  expect(html).toContain('Based in Denver');
});

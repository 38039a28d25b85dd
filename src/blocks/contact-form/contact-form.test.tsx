import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSite } from '../example-site';
import { ContactForm } from './contact-form';
import { contactFormExamples } from './contact-form.example';

const html = renderToStaticMarkup(
  <ContactForm block={contactFormExamples.default.block} site={exampleSite} data={undefined} />,
);

test('has the five fields of the document, each with its label, and the button', () => {
  for (const [name, label] of [
    ['name', 'Name'],
    ['email', 'Email'],
    ['company', 'Company'],
    ['phone', 'Phone'],
    ['message', 'Message'],
  ]) {
    expect(html).toMatch(new RegExp(`<label for="contact-${name}">${label}`));
    expect(html).toContain(`name="${name}"`);
  }
  expect(html).toContain('rows="6"');
  expect(html).toContain('noValidate=""');
  expect(html).toContain('Send message');
});

test('has the page headline only when it opens the page', () => {
  expect(html).not.toContain('<h1');
  const { block } = contactFormExamples['as the opening of a page'];
  const opening = renderToStaticMarkup(<ContactForm block={block} site={exampleSite} data={undefined} />);
  expect(opening).toMatch(/<h1[^>]*>Get in touch<\/h1>/);
  expect(opening.indexOf('Get in touch')).toBeLessThan(opening.indexOf('Send us a message'));
});

test('is an island with email, phone and the booking link beside it', () => {
  expect(html).toContain('data-island');
  expect(html).toContain('href="mailto:hello@alethia.example"');
  expect(html).toContain('href="tel:+13035550142"');
  expect(html).toContain('href="/book"');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { ContactForm } from '@/blocks/contact-form/contact-form';
import { contactFormExamples } from '@/blocks/contact-form/contact-form.example';
import { exampleSite } from '@/blocks/example-site';
import { FormSection } from '@/blocks/form/form';
import { formExamples } from '@/blocks/form/form.example';
import { NewsletterSignup } from '@/blocks/newsletter-signup/newsletter-signup';
import { newsletterSignupExamples } from '@/blocks/newsletter-signup/newsletter-signup.example';

vi.mock('next/navigation', () => ({ usePathname: () => '/de/kontakt' }));

const germanSite = { ...exampleSite, language: 'de' as const };

async function inGerman(section: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(section);
  return new Response(prelude).text();
}

it('the contact form has German labels, and tells the server its language', async () => {
  const { block } = contactFormExamples.default;
  const html = await inGerman(<ContactForm block={block} site={germanSite} data={undefined} />);
  for (const label of ['Name', 'E-Mail-Adresse', 'Unternehmen', 'Telefon', 'Nachricht'])
    expect(html).toMatch(new RegExp(`<label for="contact-\\w+">${label}`));
  expect(html).toContain('(freiwillig)');
  expect(html).toContain('Nachricht senden');
  expect(html).toMatch(/<input type="hidden" name="language" value="de"/);
});

it('so do the newsletter form and built forms', async () => {
  const { block } = Object.values(newsletterSignupExamples)[0] ?? expect.fail();
  const signup = await inGerman(<NewsletterSignup block={block} site={germanSite} data={undefined} />);
  expect(signup).toContain('>Abonnieren<');
  expect(signup).toMatch(/name="language" value="de"/);
  const built = formExamples.default;
  const form = await inGerman(<FormSection block={built.block} site={germanSite} data={built.data} />);
  expect(form).toMatch(/name="language" value="de"/);
  expect(form).not.toContain('(optional)');
});

it('an English page has no trace of a language', () => {
  const { block } = contactFormExamples.default;
  const html = renderToStaticMarkup(<ContactForm block={block} site={exampleSite} data={undefined} />);
  expect(html).not.toMatch(/name="language"|lang=/);
  expect(html).toContain('> (optional)<');
});

import { ButtonLink } from '@/components/ui/cms-link';
import { ContactFacts } from '@/components/ui/contact-facts';
import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { ContactForm as Form } from '@/visitors/forms/contact/contact-form';
import type { BlockProps } from '../types';

/** The contact form, with other ways to reach the company beside it (flows document, "Contact page"). */
export function ContactForm({ block, site }: BlockProps<'contact-form'>) {
  return (
    <Section settings={block.section}>
      <div className="grid-12 gap-y-16">
        <div className="col-span-12 lg:col-span-7">
          <h2 className="text-page">{block.heading}</h2>
          <p className="mt-6 mb-10 max-w-(--measure) text-ink-2">{block.text}</p>
          <Island waits>
            <Form />
          </Island>
        </div>
        <aside className="contact-aside col-span-12 lg:col-span-4 lg:col-start-9" aria-label="Other ways to reach us">
          <ContactFacts site={site} />
          <div className="contact-card">
            <h3 className="text-card">{block.aside.title}</h3>
            {block.aside.text ? <p className="mt-3 text-small text-ink-2">{block.aside.text}</p> : null}
            <p className="mt-6">
              <ButtonLink link={block.aside.link} site={site} look="outline" />
            </p>
          </div>
        </aside>
      </div>
    </Section>
  );
}

import { languageOf } from '@shared/language';
import { ButtonLink } from '@/components/ui/cms-link';
import { ContactFacts } from '@/components/ui/contact-facts';
import { Island } from '@/components/ui/island';
import { Section, sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { ContactForm as Form } from '@/visitors/forms/contact/contact-form';
import { InLanguage } from '@/visitors/forms/in-language';
import type { BlockProps } from '../types';

function Message({ block, site }: Pick<BlockProps<'contact-form'>, 'block' | 'site'>) {
  return (
    <>
      <h2 className={block.headline ? 'text-header' : 'text-page'}>{block.heading}</h2>
      <p className={cx('max-w-(--measure) text-ink-2', block.headline ? 'mt-3 mb-8 text-small' : 'mt-6 mb-10')}>
        {block.text}
      </p>
      <Island waits>
        <InLanguage language={languageOf(site)}>
          <Form />
        </InLanguage>
      </Island>
    </>
  );
}

function Aside({
  block,
  site,
  className,
}: Pick<BlockProps<'contact-form'>, 'block' | 'site'> & { className?: string }) {
  const { title, text, link } = block.aside;
  return (
    <aside className={cx('contact-aside', className)} aria-label={site.words.contact.otherWays}>
      <ContactFacts site={site} />
      <div className="contact-card">
        <h3 className="text-card">{title}</h3>
        {text ? <p className="mt-3 text-small text-ink-2">{text}</p> : null}
        <p className="mt-6">
          <ButtonLink link={link} site={site} look="outline" />
        </p>
      </div>
    </aside>
  );
}

/** The contact form (flows document, "Contact page"). With a headline it opens the page, like a hero. */
export function ContactForm({ block, site }: BlockProps<'contact-form'>) {
  if (!block.headline) {
    return (
      <Section settings={block.section}>
        <div className="grid-12 gap-y-16">
          <div className="col-span-12 lg:col-span-7">
            <Message block={block} site={site} />
          </div>
          <Aside block={block} site={site} className="col-span-12 lg:col-span-4 lg:col-start-9" />
        </div>
      </Section>
    );
  }
  const { className, ...attributes } = sectionProps(block.section);
  return (
    <section {...attributes} className={cx('hero mesh min-h-[90svh]', className)}>
      <div className="wrap contact-opening">
        <div className="contact-words">
          <h1 className="text-hero">{block.headline}</h1>
          {block.intro ? <p className="hero-intro text-intro text-ink-2">{block.intro}</p> : null}
        </div>
        <div className="contact-plate">
          <Message block={block} site={site} />
        </div>
        <Aside block={block} site={site} />
      </div>
    </section>
  );
}

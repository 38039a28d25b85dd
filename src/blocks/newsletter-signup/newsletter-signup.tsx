import { languageOf } from '@shared/language';
import { Arrow } from '@/components/ui/arrow';
import { CmsLink } from '@/components/ui/cms-link';
import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { otherThan } from '@/lib/site';
import { InLanguage } from '@/visitors/forms/in-language';
import { NewsletterForm } from '@/visitors/forms/newsletter/newsletter-form';
import type { BlockProps } from '../types';

export function NewsletterSignup({ block, site }: BlockProps<'newsletter-signup'>) {
  return (
    <Section settings={block.section}>
      <div className="grid-12 items-end gap-y-8">
        <div className="col-span-12 lg:col-span-6">
          <h2 className="text-page">{block.heading}</h2>
          <p className="mt-6 max-w-(--measure) text-ink-2">{block.text}</p>
        </div>
        <div className="col-span-12 flex flex-col items-stretch gap-4 lg:col-span-5 lg:col-start-8">
          <Island waits>
            <InLanguage language={languageOf(site)}>
              <NewsletterForm companyEmail={site.email} />
            </InLanguage>
          </Island>
          <p className="max-w-(--measure) text-caption text-ink-2">
            {block.note ? `${block.note} ` : null}
            {block.note && block.hasNoteLink ? (
              <CmsLink link={block.noteLink} site={site} className="underline underline-offset-4" />
            ) : null}
          </p>
          <a className="text-link self-start" href="/feed.xml" hrefLang={otherThan(site)}>
            {site.words.issues.feed}
            <Arrow />
          </a>
        </div>
      </div>
    </Section>
  );
}

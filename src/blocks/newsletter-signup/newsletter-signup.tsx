import { Arrow } from '../../components/ui/arrow';
import { CmsLink } from '../../components/ui/cms-link';
import { Section } from '../../components/ui/section';
import { mailto } from '../../lib/link';
import type { BlockProps } from '../types';

/** How to get the newsletter: by e-mail or as a feed. */
export function NewsletterSignup({ block, site }: BlockProps<'newsletter-signup'>) {
  return (
    <Section settings={block.section}>
      <div className="grid-12 items-end gap-y-8">
        <div className="col-span-12 lg:col-span-7">
          <h2 className="text-page">{block.heading}</h2>
          <p className="mt-6 max-w-[34em] text-ink-2">{block.text}</p>
        </div>
        <div className="col-span-12 flex flex-col items-start gap-4 lg:col-span-4 lg:col-start-9">
          <a className="button button-solid w-full" href={mailto(site.email, 'Subscribe to The Signal')}>
            Subscribe by e-mail
          </a>
          <a className="text-link" href="/feed.xml">
            Follow the feed
            <Arrow />
          </a>
          {block.note ? (
            <p className="text-caption text-ink-2">
              {block.note}{' '}
              {block.hasNoteLink ? (
                <CmsLink link={block.noteLink} site={site} className="underline underline-offset-4" />
              ) : null}
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

import { Actions } from '@/components/ui/cms-link';
import { ContactFacts } from '@/components/ui/contact-facts';
import { Section } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { unbroken } from '@/lib/unbroken';
import type { BlockProps } from '../types';

export function ContactBanner({ block, site }: BlockProps<'contact-banner'>) {
  // Without details, the text takes their column so that neither half of the grid is empty.
  const words = (
    <>
      {block.text ? (
        <p className={cx('max-w-(--measure) text-ink-2', block.showDetails && 'mt-6')}>{block.text}</p>
      ) : null}
      <Actions links={block.links} site={site} className={block.text || block.showDetails ? 'mt-8' : undefined} />
    </>
  );
  return (
    <Section settings={block.section}>
      <div className="grid-12 items-end gap-y-8">
        <div className="col-span-12 lg:col-span-7">
          <h2 className="text-page">{unbroken(block.heading)}</h2>
          {block.showDetails ? words : null}
        </div>
        {block.showDetails ? null : <div className="col-span-12 lg:col-span-4 lg:col-start-9">{words}</div>}
        {block.showDetails ? (
          <div className="col-span-12 lg:col-span-4 lg:col-start-9">
            <ContactFacts site={site} withCity />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

import { Actions } from '@/components/ui/cms-link';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { unbroken } from '@/lib/unbroken';
import type { BlockProps } from '../types';

export function Columns({ block: { section, layout, heading, intro, columns, links }, site }: BlockProps<'columns'>) {
  return (
    <Section settings={section}>
      <SectionHead heading={heading} intro={intro} />
      <div
        className={cx('passages', layout === 'ledger' ? 'passages-ledger' : 'passages-columns')}
        data-stagger="steady"
      >
        {columns.map(({ id, title, text, points }) => (
          <div key={id ?? title} className="passage">
            <h3 className="text-subsection">{unbroken(title)}</h3>
            <div className="passage-text">
              <Paragraphs text={text} />
              {points?.length ? (
                <ul className="passage-points">
                  {points.map((point) => (
                    <li key={point.id ?? point.text}>{point.text}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </div>
        ))}
      </div>
      <Actions links={links} site={site} className="mt-8 md:mt-12" />
    </Section>
  );
}

import { Paragraphs } from '@/components/ui/paragraphs';
import { Section, SectionHead } from '@/components/ui/section';
import type { BlockProps } from '../types';

export function Timeline({ block }: BlockProps<'timeline'>) {
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ol className="timeline" data-stagger="steady">
        {block.events.map(({ id, date, title, text }) => (
          <li key={id ?? `${date} ${title}`} className="timeline-event">
            <p className="note timeline-date">{date}</p>
            <div className="timeline-words">
              <h3 className="text-subsection">{title}</h3>
              <Paragraphs text={text} className="text-small text-ink-2" />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

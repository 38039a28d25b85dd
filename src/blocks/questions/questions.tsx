import { eye } from '@/components/figures/geometry';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../types';

/** A lid that opens with the answer (questions.css). */
const Lid = () => (
  <svg className="question-lid draw" viewBox="-16 -12 32 24" aria-hidden="true">
    <path className="r" d={eye(14, 9)} />
    <circle className="dot" r="3" />
  </svg>
);

export function Questions({ block, site }: BlockProps<'questions'>) {
  return (
    <Section settings={block.section}>
      <div className="questions">
        <div className="questions-head">
          <h2 className="text-page">{block.heading}</h2>
          {block.intro ? <p className="text-small text-ink-2">{block.intro}</p> : null}
        </div>
        <div className="question-list">
          {block.questions.map(({ id, question, answer }, index) => (
            <details key={id ?? question} className="question" open={block.firstIsOpen === true && index === 0}>
              <summary>
                <h3 className="text-subsection">{question}</h3>
                <Lid />
              </summary>
              <RichText body={answer} below={3} site={site} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

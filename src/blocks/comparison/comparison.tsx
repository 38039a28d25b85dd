import { at } from '@/components/figures/places';
import { Scrolled } from '@/components/ui/scrolled';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { plain } from '@/lib/mark';
import type { Site } from '@/lib/site';
import type { BlockOf, BlockProps } from '../types';

type Value = BlockOf<'comparison'>['rows'][number]['values'][number] | undefined;

/** A full, a half and an empty field. */
const marks = { yes: 'M-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0', part: 'M0-7a7 7 0 0 1 0 14z', no: '' } as const;

function Mark({ mark, site }: { mark: keyof typeof marks; site: Site }) {
  return (
    <>
      <svg className="comparison-mark" viewBox="-9 -9 18 18" aria-hidden="true">
        <circle r="7" />
        {marks[mark] ? <path d={marks[mark]} /> : null}
      </svg>
      <span className="sr-only">{site.words.sections.marks[mark]} </span>
    </>
  );
}

const Cell = ({ value, site }: { value: Value; site: Site }) => (
  <span className="value">
    {value?.mark ? <Mark mark={value.mark} site={site} /> : null}
    {value?.text ? <span>{value.text}</span> : value?.mark ? null : '–'}
  </span>
);

export function Comparison({ block, site }: BlockProps<'comparison'>) {
  const { options, rows } = block;
  const advised = options.findIndex(({ isAdvised }) => isAdvised);
  const column = (index: number) => cx(index === advised && 'is-advised');
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <Scrolled name={plain(block.heading)}>
        <table className="cells comparison" style={at({ '--columns': options.length + 1 })}>
          <thead>
            <tr>
              <td />
              {options.map(({ id, name, note }, index) => (
                <th key={id ?? name} scope="col" className={column(index)}>
                  <span className="text-card">{name}</span>
                  {note ? <span className="note">{note}</span> : null}
                  {index === advised ? <span className="sr-only">{site.words.sections.advised}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values }) => (
              <tr key={id ?? label}>
                <th scope="row">{label}</th>
                {options.map((option, index) => (
                  <td key={option.id ?? option.name} className={column(index)}>
                    <Cell value={values[index]} site={site} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </Section>
  );
}

import { at } from '@/components/figures/places';
import { Scrolled } from '@/components/ui/scrolled';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { plain } from '@/lib/mark';
import type { BlockOf, BlockProps } from '../types';
import { figureColumns, widthOf } from './columns';

type Row = BlockOf<'table'>['rows'][number];

/** Every row has as many cells as the widest one. */
const cellsOf = ({ cells }: Row, width: number) =>
  Array.from({ length: width }, (_, column) => ({ key: cells[column]?.id ?? column, text: cells[column]?.text ?? '' }));

export function Table({ block }: BlockProps<'table'>) {
  const { rows, caption, note, firstIsHead } = block;
  const [head, ...body] = rows;
  if (!head) return null;
  const width = widthOf(rows);
  const isFigure = figureColumns(rows, width, firstIsHead ? 1 : 0);
  const align = (column: number) => cx(isFigure[column] && 'is-figure');
  return (
    <Section settings={block.section} label={block.heading ? undefined : plain(caption)}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <Scrolled name={plain(caption)}>
        <table className="cells" style={at({ '--columns': width })}>
          <caption className="text-small text-ink-2">{caption}</caption>
          <thead>
            <tr>
              {cellsOf(head, width).map(({ key, text }, column) => (
                <th key={key} scope="col" className={align(column)}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, index) => (
              <tr key={row.id ?? index}>
                {cellsOf(row, width).map(({ key, text }, column) =>
                  firstIsHead && column === 0 ? (
                    <th key={key} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={key} className={align(column)}>
                      {text}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      {note ? <p className="note cells-note">{note}</p> : null}
    </Section>
  );
}

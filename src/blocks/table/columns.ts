import { plain } from '@/lib/mark';

type Row = { cells: { text?: string | null }[] };

const FIGURE = /^[-−–+±~≈<>]?\s?[$€£]?\s?\d[\d\s.,’']*\s?(%|[a-z°/²³]{1,5})?$/i;

const textOf = (row: Row, column: number) => plain(row.cells[column]?.text ?? '').trim();

/** How many columns the widest row has: shorter ones end in empty cells. */
export const widthOf = (rows: Row[]) => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** Columns whose cells, below the heading, are all figures: those are set flush right. `from`: the first of them. */
export const figureColumns = ([, ...body]: Row[], width: number, from = 0): boolean[] =>
  Array.from({ length: width }, (_, column) => {
    if (column < from) return false;
    const texts = body.map((row) => textOf(row, column)).filter((text) => text && !/^[-–—]$/.test(text));
    return texts.length > 0 && texts.every((text) => FIGURE.test(text));
  });

'use client';

import { useRowLabel } from '@payloadcms/ui';

type Row = Record<string, unknown>;

/** The fields that name a row, the most telling one first. */
const NAMING = ['heading', 'title', 'label', 'who', 'name', 'text', 'anchor', 'url'];

/** What editors have called a row so far: its headline, title or label; a link inside it counts too. */
export function nameOf(row: Row | null | undefined): string | undefined {
  if (!row) return undefined;
  for (const field of NAMING) {
    const value = row[field];
    if (typeof value === 'string' && value.trim()) return value.trim();
  }
  const { link } = row;
  return link && typeof link === 'object' ? nameOf(link as Row) : undefined;
}

const number = (rowNumber: number | undefined) => String((rowNumber ?? 0) + 1).padStart(2, '0');

/** The line of a folded row in the admin: its number, what it is, and what editors have written in it. */
export function RowLabel({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<Row>();
  const name = nameOf(data);
  return (
    <span className="row-label">
      {`${number(rowNumber)} ${kind}`}
      {name ? `: ${name.length > 60 ? `${name.slice(0, 59)}…` : name}` : ''}
    </span>
  );
}

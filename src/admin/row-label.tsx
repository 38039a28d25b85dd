'use client';

import { useRowLabel } from '@payloadcms/ui';
import { clipped } from '@/lib/cut';
import { useRowNote } from './row-notes';

type Row = Record<string, unknown>;

/** In order of preference. */
const NAMING = ['heading', 'title', 'label', 'who', 'name', 'text', 'anchor', 'url'];

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

export function RowLabel({ kind }: { kind: string }) {
  const { data, path, rowNumber } = useRowLabel<Row>();
  const name = nameOf(data);
  const note = useRowNote(data?.id);
  return (
    <>
      <span className="row-label">
        {`${number(rowNumber)} ${kind}`}
        {name ? `: ${clipped(name, 60)}` : ''}
      </span>
      {note && /^blocks\.\d+$/.test(path) ? <span className="section-note">{note}</span> : null}
    </>
  );
}

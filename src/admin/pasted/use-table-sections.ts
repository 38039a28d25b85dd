'use client';

import { useEffect, useRef } from 'react';
import { useReplaced } from '../rows/use-replaced';
import { type TakeTables, takeTables } from './table-offers';

const sectionOf = (cells: string[][]) => ({
  blockType: 'table',
  firstIsHead: true,
  rows: cells.map((row) => ({ cells: row.map((text) => ({ text })) })),
});

/** The rich text holds no tables: in a form with sections, those that are pasted become sections of the kind Table. */
export function useTableSections(hasSections: boolean): void {
  const replace = useReplaced();
  const add = useRef<TakeTables>(undefined);
  useEffect(() => {
    add.current = (tables, index) => {
      void replace('blocks', (sections) => sections.toSpliced(index + 1, 0, ...tables.map(sectionOf)));
    };
  });
  useEffect(() => (hasSections ? takeTables((...tables) => add.current?.(...tables)) : undefined), [hasSections]);
}

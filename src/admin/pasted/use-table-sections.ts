'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { whyNotSent } from '../ask';
import { useReplaced } from '../rows/use-replaced';
import { type TakeTables, takeTables } from './table-offers';

const NOT_ADDED = 'The table could not be added. Paste it again.';

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
    add.current = async (tables, index) => {
      const added = tables.map(sectionOf);
      const isAdded = await replace('blocks', (sections) => sections.toSpliced(index + 1, 0, ...added));
      if (!isAdded) toast.error(whyNotSent(NOT_ADDED));
    };
  });
  useEffect(() => (hasSections ? takeTables((...tables) => add.current?.(...tables)) : undefined), [hasSections]);
}

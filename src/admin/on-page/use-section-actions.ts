'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { useEffect, useRef } from 'react';
import type { FormMessage, SectionAction } from '@/data/preview/page-messages';
import { pageView } from '../page-first/page-view';

const SECTIONS = 'blocks';

export function useSectionActions(tell: (message: FormMessage) => void) {
  const { addFieldRow, dispatchFields, getFields, moveFieldRow, removeFieldRow, setModified } = useForm();
  const rows = useFormFields(([fields]) => fields[SECTIONS]?.rows);
  const lit = useRef<number>(undefined);

  useEffect(() => {
    const index = lit.current;
    const row: Row | undefined = index === undefined ? undefined : rows?.[index];
    if (index === undefined || !row) return;
    lit.current = undefined;
    tell({ says: 'light', index, id: row.id });
  }, [rows, tell]);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= (getFields()[SECTIONS]?.rows?.length ?? 0)) return;
    lit.current = to;
    moveFieldRow({ path: SECTIONS, moveFromIndex: from, moveToIndex: to });
  };

  const add = (index: number, blockType: string) => {
    lit.current = index;
    addFieldRow({ path: SECTIONS, schemaPath: SECTIONS, rowIndex: index, blockType });
  };

  /** `add` needs a dialog first. */
  const act = (action: Exclude<SectionAction, 'add'>, index: number) => {
    switch (action) {
      case 'up':
        return move(index, index - 1);
      case 'down':
        return move(index, index + 1);
      case 'duplicate':
        lit.current = index + 1;
        dispatchFields({ type: 'DUPLICATE_ROW', path: SECTIONS, rowIndex: index });
        setModified(true);
        return;
      case 'hide': {
        const hidden = `${SECTIONS}.${index}.section.hidden`;
        dispatchFields({ type: 'UPDATE', path: hidden, value: !getFields()[hidden]?.value });
        setModified(true);
        return;
      }
      case 'remove':
        return removeFieldRow({ path: SECTIONS, rowIndex: index });
    }
  };

  /** Opens its fields in the panel beside the page. */
  const choose = (index: number) => {
    const row = getFields()[SECTIONS]?.rows?.[index]?.id;
    if (row !== undefined) pageView.show({ shows: 'section', row });
  };

  return { act, add, choose, move };
}

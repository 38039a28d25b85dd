'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';
import { useShared } from '../shared-value';
import { askHistory } from './ask-history';
import { openWays } from './ways';

/** Undo and Redo in the menu of the document, for those without a keyboard. */
export function HistoryItems() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const { canUndo, canRedo } = useShared(openWays);
  if (!hasSavePermission || isTrashed) return null;
  return (
    <>
      <PopupList.Button disabled={!canUndo} onClick={() => askHistory('undo')}>
        Undo
      </PopupList.Button>
      <PopupList.Button disabled={!canRedo} onClick={() => askHistory('redo')}>
        Redo
      </PopupList.Button>
    </>
  );
}

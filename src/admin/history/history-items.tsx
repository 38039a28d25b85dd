'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { askHistory } from './ask-history';
import { openWays } from './ways';

/** Undo and Redo in the menu of the document, for those without a keyboard. */
export function HistoryItems() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const { canUndo, canRedo } = useSyncExternalStore(openWays.subscribe, openWays.read, openWays.read);
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

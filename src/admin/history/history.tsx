'use client';

import { useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { keyAsksFor } from '@/lib/undo-keys';
import { useListener } from '@/lib/use-listener';
import { HISTORY_ASKED, type HistoryWay } from './ask-history';
import './history.css';
import { useTimeline } from './use-timeline';
import { openWays } from './ways';

const paths = {
  undo: 'M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H12',
};
const names = { undo: 'Undo', redo: 'Redo' };
const hints = { undo: 'Undo (Ctrl Z)', redo: 'Redo (Ctrl Shift Z)' };
const announcements = { undo: 'The last change was undone.', redo: 'The change was redone.' };

export function History() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  return hasSavePermission && !isTrashed ? <Ways hasButtons /> : null;
}

/** Where the menu of the document has the buttons (history-items.tsx). */
export function HistoryKeys() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  return hasSavePermission && !isTrashed ? <Ways /> : null;
}

type Open = { form: HTMLFormElement; isCovered: boolean; isField: (name: string) => boolean };

/** True if undo keys pressed here apply to the form: not in rich text, in other inputs, or below a drawer. */
function isForForm(target: EventTarget | null, { form, isCovered, isField }: Open): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target === document.body) return !isCovered;
  if (target.closest('form') !== form || target.isContentEditable) return false;
  const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !isTyped || isField(target.name);
}

function Ways({ hasButtons = false }: { hasButtons?: boolean }) {
  const { canUndo, canRedo, undo, redo } = useTimeline();
  useEffect(() => openWays.set({ canUndo, canRedo }), [canUndo, canRedo]);
  const { getFields } = useForm();
  const { modalState } = useModal();
  const box = useRef<HTMLFieldSetElement>(null);
  const [words, setWords] = useState('');

  const go = (way: HistoryWay) => {
    if ((way === 'undo' ? undo : redo)()) setWords(announcements[way]);
  };

  useListener('keydown', (event) => {
    const way = keyAsksFor(event);
    const form = box.current?.closest('form');
    if (!way || !form) return;
    const isCovered = Object.values(modalState).some((modal) => modal?.isOpen);
    const isField = (name: string) => name in getFields();
    if (!isForForm(event.target, { form, isCovered, isField })) return;
    // Replaces the browser's own undo of a field.
    event.preventDefault();
    go(way);
  });
  useListener(HISTORY_ASKED, (event) => {
    if (event instanceof CustomEvent) go(event.detail as HistoryWay);
  });

  const button = (way: HistoryWay, isPossible: boolean) => (
    <button
      key={way}
      type="button"
      className="history-button"
      aria-label={names[way]}
      // Not `disabled`, which would lose the focus after the last step.
      aria-disabled={!isPossible}
      title={hints[way]}
      onClick={() => go(way)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={paths[way]} />
      </svg>
    </button>
  );
  return (
    <fieldset ref={box} className="history" aria-label="Changes">
      {hasButtons ? [button('undo', canUndo), button('redo', canRedo)] : null}
      <span className="admin-hidden" role="status">
        {words}
      </span>
    </fieldset>
  );
}

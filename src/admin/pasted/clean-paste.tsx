'use client';

import { toast } from '@payloadcms/ui';
import { cleanLine, cleanLines } from '@shared/clean-text';
import type { ReactNode } from 'react';
import { cleanHtml } from '@/lib/pasted/clean-html';
import { leftOutWords } from '@/lib/pasted/left-out';
import { useListener } from '@/lib/use-listener';
import { indexAround } from '@/payload/row-elements';
import { tableTaker } from './table-offers';

/** Of the editor itself: nodes that it has written. */
const OWN = 'application/x-lexical-editor';
/** Not what takes cells: it needs their tabs (paste-cells.tsx). */
const FIELD = 'input:not([type="password"]), textarea:not([data-cells])';

const cleaned = new WeakSet<Event>();

/** Where a text that is dragged here is dropped, the browser says so as if it was typed. */
type Inserted = ClipboardEvent | InputEvent;

const carriedBy = (event: Inserted): DataTransfer | null => {
  if (event instanceof ClipboardEvent) return event.clipboardData;
  return event.inputType === 'insertFromDrop' ? event.dataTransfer : null;
};

function insertInstead(event: Inserted, target: Element, data: DataTransfer): void {
  const init = { bubbles: true, cancelable: true };
  const again =
    event instanceof ClipboardEvent
      ? new ClipboardEvent('paste', { ...init, clipboardData: data })
      : new InputEvent('beforeinput', {
          ...init,
          inputType: event.inputType,
          dataTransfer: data,
          targetRanges: event.getTargetRanges(),
        });
  cleaned.add(again);
  target.dispatchEvent(again);
}

const OFFERED_MS = 30_000;

function offer(count: number, add: () => void): void {
  const [words, label] =
    count === 1
      ? ['A text holds no table. It can be a section of its own.', 'Add it below']
      : ['A text holds no tables. They can be sections of their own.', 'Add them below'];
  toast.info(words, { duration: OFFERED_MS, action: { label, onClick: add } });
}

function onInsert(event: Inserted): void {
  const { target } = event;
  const carried = carriedBy(event);
  if (!carried || cleaned.has(event) || !(target instanceof Element)) return;
  const text = carried.getData('text/plain');
  const field = target.closest(FIELD);
  if (field) {
    const clean = field.matches('textarea') ? cleanLines(text) : cleanLine(text);
    if (clean === text.replace(/\r\n?/g, '\n')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // As if typed, so that the form and the browser's undo follow.
    document.execCommand('insertText', false, clean);
    return;
  }
  const html = carried.getData('text/html');
  if (!html || carried.types.includes(OWN) || !target.closest('[contenteditable="true"]')) return;
  const index = indexAround(target, 'blocks');
  const take = index === undefined ? undefined : tableTaker();
  const { html: clean, leftOut, tables } = cleanHtml(html, { takesTables: take !== undefined });
  event.preventDefault();
  event.stopImmediatePropagation();
  const instead = new DataTransfer();
  if (clean) {
    instead.setData('text/html', clean);
    instead.setData('text/plain', cleanLines(text));
  } else if (tables.length === 0) for (const file of carried.files) instead.items.add(file);
  if (instead.types.length > 0) insertInstead(event, target, instead);
  // A picture alone is an upload: the editor would prefer its address elsewhere, and fail.
  if (instead.files.length > 0) return;
  const words = leftOutWords(leftOut);
  if (words) toast.info(words);
  if (take && index !== undefined && tables.length > 0) offer(tables.length, () => take(tables, index));
}

/** What is pasted or dragged into the admin's fields arrives as the site can store it, before any editor sees it. */
export function CleanPaste({ children }: { children: ReactNode }) {
  useListener('paste', onInsert, true);
  useListener('beforeinput', onInsert, true);
  return children;
}

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

function pasteClean(target: Element, html: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
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

function onPaste(event: ClipboardEvent): void {
  const { clipboardData, target } = event;
  if (!clipboardData || cleaned.has(event) || !(target instanceof Element)) return;
  const text = clipboardData.getData('text/plain');
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
  const html = clipboardData.getData('text/html');
  if (!html || clipboardData.types.includes(OWN) || !target.closest('[contenteditable="true"]')) return;
  const index = indexAround(target, 'blocks');
  const take = index === undefined ? undefined : tableTaker();
  const { html: clean, leftOut, tables } = cleanHtml(html, { takesTables: take !== undefined });
  // A picture alone is an upload.
  if (!clean && tables.length === 0 && clipboardData.files.length > 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (clean) pasteClean(target, clean, cleanLines(text));
  const words = leftOutWords(leftOut);
  if (words) toast.info(words);
  if (take && index !== undefined && tables.length > 0) offer(tables.length, () => take(tables, index));
}

/** What is pasted into the admin's fields arrives as the site can store it, before any editor sees it. */
export function CleanPaste({ children }: { children: ReactNode }) {
  useListener('paste', onPaste, true);
  return children;
}

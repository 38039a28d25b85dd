'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { appears } from '../appears';
import '../said.css';
import { nameOfRow, rowElement, toggleOf } from './row-elements';

const SECTIONS = 'blocks';
const none: Row[] = [];

const idsOf = (rows: Row[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** The section that was added first, if some were since the form was last drawn. */
const firstNew = (rows: Row[], known: ReadonlySet<string>) => rows.findIndex(({ id }) => !known.has(id));

/**
 * Keeps a form of many sections short: a page opens with its sections folded, unless it has only one, and a section that is added stands open
 * alone, with the focus on it, so that the preview goes there too (see EditLink). Says what was added.
 */
export function NewSections() {
  const rows = useFormFields(([fields]) => (fields[SECTIONS] ? (fields[SECTIONS].rows ?? none) : undefined));
  const { dispatchFields } = useForm();
  const known = useRef<ReadonlySet<string>>(undefined);
  const awaited = useRef<number>(undefined);
  const [said, setSaid] = useState('');

  // Before the first paint of the rows, so that a field the address asks for is unfolded afterwards.
  useLayoutEffect(() => {
    if (!rows || known.current) return;
    known.current = idsOf(rows);
    if (rows.length < 2 || rows.every(({ collapsed }) => collapsed)) return;
    const updatedRows = rows.map((row) => ({ ...row, collapsed: true }));
    dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path: SECTIONS, updatedRows });
  }, [rows, dispatchFields]);

  useEffect(() => {
    if (!rows) return;
    // After other effects of the same change, such as the one that moves pasted rows: it reads the rows as they are now.
    const later = window.setTimeout(() => {
      const added = firstNew(rows, known.current ?? idsOf(rows));
      known.current = idsOf(rows);
      if (added < 0) return;
      const updatedRows = rows.map((row, index) => ({ ...row, collapsed: index !== added }));
      awaited.current = added;
      dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path: SECTIONS, updatedRows });
    });
    return () => window.clearTimeout(later);
  }, [rows, dispatchFields]);

  useEffect(() => {
    const index = awaited.current;
    if (!rows || index === undefined) return;
    awaited.current = undefined;
    void showRow(index).then((name) => setSaid(`${name} is section ${index + 1} of ${rows.length}, and open.`));
  }, [rows]);

  return (
    <span className="said" role="status">
      {said}
    </span>
  );
}

/**
 * Focuses an element, and again when the closed dialog hands the focus back to the button that opened it, which comes
 * later. The next key or click is the end of it.
 */
function holdFocus(element: HTMLElement | null) {
  const held = new AbortController();
  const focus = () => element?.focus({ preventScroll: true });
  focus();
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('.blocks-field__drawer-toggler')) focus();
  };
  document.addEventListener('focusin', onFocus, { signal: held.signal });
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, () => held.abort(), { capture: true, signal: held.signal });
  }
}

/**
 * Goes to a section whose neighbours are being folded, as soon as it is drawn and the dialog in which it was chosen has
 * closed, which keeps the focus until then. Answers what it is called.
 */
async function showRow(index: number): Promise<string> {
  const find = () => {
    const row = rowElement({ list: SECTIONS, index });
    const isCovered = [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(row));
    return isCovered ? undefined : row;
  };
  const row = await appears(find);
  if (!row) return 'The new section';
  holdFocus(toggleOf(row));
  row.scrollIntoView({ block: 'start', behavior: 'instant' });
  await appears(() => find()?.querySelector('.row-label'));
  await Promise.allSettled((row.parentElement?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished));
  find()?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return nameOfRow(find() ?? row);
}

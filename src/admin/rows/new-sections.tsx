'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isObject } from '@/lib/is-object';
import { elements } from '@/payload/elements';
import { nameOfRow, rowElement, toggleOf } from '@/payload/row-elements';
import { appears } from '../appears';
import { pageView } from '../page-first/page-view';
import { useTableSections } from '../pasted/use-table-sections';
import { useSectionCards } from './use-section-cards';

const SECTIONS = 'blocks';
const none: Row[] = [];

const idsOf = (rows: Row[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

const firstNew = (rows: Row[], known: ReadonlySet<string>) => rows.findIndex(({ id }) => !known.has(id));

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((row) => (isObject(row) && typeof row.id === 'string' ? [row.id] : [])) : [];

/**
 * Several sections open collapsed; a new one is expanded alone and focused, so that the preview follows (EditLink). Not
 * one that somebody else has saved, which arrives by a merge: the person is busy in another.
 */
export function NewSections() {
  const rows = useFormFields(([fields]) => (fields[SECTIONS] ? (fields[SECTIONS].rows ?? none) : undefined));
  const { dispatchFields } = useForm();
  const { savedDocumentData } = useDocumentInfo();
  const known = useRef<ReadonlySet<string>>(undefined);
  const awaited = useRef<number>(undefined);
  const [status, setStatus] = useState('');
  const knownAndStored = useEffectEvent(
    (ids: ReadonlySet<string>) => new Set([...ids, ...idsIn(savedDocumentData?.[SECTIONS])]),
  );
  useSectionCards(rows !== undefined);
  useTableSections(rows !== undefined);

  // Before the first paint, so that a field requested by the URL is expanded afterwards.
  useLayoutEffect(() => {
    if (!rows || known.current) return;
    known.current = idsOf(rows);
    if (rows.length < 2 || rows.every(({ collapsed }) => collapsed)) return;
    const updatedRows = rows.map((row) => ({ ...row, collapsed: true }));
    dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path: SECTIONS, updatedRows });
  }, [rows, dispatchFields]);

  useEffect(() => {
    if (!rows) return;
    // After other effects of the change, such as the one that moves pasted rows.
    const later = window.setTimeout(() => {
      const added = firstNew(rows, knownAndStored(known.current ?? idsOf(rows)));
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
    const row = rows[index]?.id;
    if (row !== undefined) pageView.show({ shows: 'section', row });
    void showRow(index).then((name) => setStatus(`${name} is section ${index + 1} of ${rows.length}, expanded.`));
  }, [rows]);

  return (
    <span className="admin-hidden" role="status">
      {status}
    </span>
  );
}

/** By then, the other sections have collapsed and the fields of the new one are there, even on a busy machine. */
const HOLD_MS = 5_000;
/** Input that ends `hold` earlier. */
const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

const CLEAR_PX = 20;

/** The bar stays above the form. On narrow screens its buttons wrap. */
const heightOfBar = () => document.querySelector<HTMLElement>(elements.documentBar)?.offsetHeight ?? 0;
/** What the window keeps clear for a bar of one row (document-bar.css). */
const clearOfBar = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Keeps a row in view while others collapse above it, and when the closing dialog returns the focus to its button. */
function hold(row: HTMLElement) {
  const held = new AbortController();
  const show = () => {
    row.style.scrollMarginBlockStart = `${Math.max(0, heightOfBar() + CLEAR_PX - clearOfBar())}px`;
    row.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const focus = () => {
    toggleOf(row)?.focus({ preventScroll: true });
    show();
  };
  focus();
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(elements.addRow)) focus();
  };
  document.addEventListener('focusin', onFocus, { signal: held.signal });
  const resized = new ResizeObserver(show);
  if (row.parentElement) resized.observe(row.parentElement);
  // Rendered fields may push it out of view without any resize of the list.
  const left = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) show();
  });
  const toggle = toggleOf(row);
  if (toggle) left.observe(toggle);
  const ended = window.setTimeout(() => held.abort(), HOLD_MS);
  held.signal.addEventListener('abort', () => {
    window.clearTimeout(ended);
    resized.disconnect();
    left.disconnect();
  });
  for (const type of INPUTS) {
    window.addEventListener(type, () => held.abort(), { capture: true, passive: true, signal: held.signal });
  }
}

/** Focuses a section once it is rendered and the dialog that holds the focus has closed. Returns its label. */
async function showRow(index: number): Promise<string> {
  const find = () => {
    const row = rowElement({ list: SECTIONS, index });
    const isCovered = [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(row));
    return isCovered ? undefined : row;
  };
  const row = await appears(find);
  if (!row) return 'The new section';
  hold(row);
  await appears(() => find()?.querySelector(elements.rowLabel));
  return nameOfRow(find() ?? row);
}

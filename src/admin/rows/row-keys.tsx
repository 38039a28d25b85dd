'use client';

import { useForm } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListener } from '@/lib/use-listener';
import { elements } from '@/payload/elements';
import { fieldElement, pathOf } from '@/payload/field-elements';
import { isMovable, nameOfRow, type RowPlace, rowElement, rowOfLine, toggleOf } from '@/payload/row-elements';
import { appears } from '../appears';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Space on the handle picks a row up, arrows move it, Space or Enter drops it, Escape cancels; Alt with an arrow moves
 * it from anywhere in its header. Payload's own keyboard dragging moves nothing on scrolling pages.
 */
export function RowKeys() {
  const { moveFieldRow, getFields } = useForm();
  const [announcement, setStatus] = useState('');
  const status = useRef<HTMLSpanElement>(null);
  const held = useRef<RowPlace & { from: number }>(undefined);

  const move = ({ list, index }: RowPlace, to: number, control: string) => {
    const count = getFields()[list]?.rows?.length ?? 0;
    const row = rowElement({ list, index });
    if (!row) return;
    const name = nameOfRow(row);
    if (to < 0 || to >= count) return setStatus(`${name} is already ${to < 0 ? 'first' : 'last'}.`);
    // A moved row is rendered again, then gets the focus.
    flushSync(() => moveFieldRow({ moveFromIndex: index, moveToIndex: to, path: list }));
    const moved = rowElement({ list, index: to });
    moved?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
    moved?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (held.current) held.current.index = to;
    setStatus(`${name} is now ${to + 1} of ${count}.`);
  };

  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    const place = target instanceof Element ? rowOfLine(target, status.current?.closest('form') ?? null) : undefined;
    const row = place && rowElement(place);
    if (!row || !isMovable(row) || !(target instanceof Element) || event.ctrlKey || event.metaKey) return;
    const handle = target.closest(elements.rowHandle);
    const taken = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const { list, index } = place;
    const step = steps[key];
    const isHeld = held.current?.list === list && held.current.index === index;
    if (handle && (key === ' ' || key === 'Enter')) {
      taken();
      const name = nameOfRow(row);
      setStatus(isHeld ? `${name} dropped.` : `${name} picked up. Move it with the arrow keys.`);
      held.current = isHeld ? undefined : { ...place, from: index };
    } else if (step && (event.altKey || (handle && isHeld))) {
      taken();
      const controls = [elements.rowHandle, elements.rowToggle, elements.rowActions];
      move({ list, index }, index + step, controls.find((one) => target.closest(one)) ?? elements.rowToggle);
    } else if (key === 'Escape' && held.current && isHeld) {
      taken();
      const { from } = held.current;
      held.current = undefined;
      if (from !== index) move({ list, index }, from, elements.rowHandle);
      setStatus('Back in its original place.');
    }
  };
  useListener('keydown', onKey, true);

  /** The row whose line had the focus last. */
  const last = useRef<RowPlace>(undefined);
  /** Where the window that was opened last adds a row. */
  const added = useRef<RowPlace>(undefined);
  useListener(
    'click',
    ({ target }) => {
      const form = status.current?.closest('form') ?? null;
      if (!(target instanceof Element && form?.contains(target) && target.closest(elements.addRow))) return;
      const list = pathOf(target);
      if (list) added.current = { list, index: getFields()[list]?.rows?.length ?? 0 };
    },
    true,
  );
  useListener('focusin', ({ target }) => {
    const form = status.current?.closest('form') ?? null;
    if (!(target instanceof Element) || !target.closest(elements.rowHandle)) held.current = undefined;
    if (!(target instanceof Element && form?.contains(target))) return;
    last.current = rowOfLine(target, form);
    // The window gives the focus back to its button: the row that it has added gets it instead.
    const place = added.current;
    if (!place || !target.closest(elements.addRow)) return;
    added.current = undefined;
    if ((getFields()[place.list]?.rows?.length ?? 0) <= place.index) return;
    void appears(() => rowElement(place)).then((row) => {
      if (row && document.activeElement === target) toggleOf(row)?.focus();
    });
  });
  // A row that is removed takes the focus with it: the next one gets it, or what adds one.
  useListener(
    'click',
    ({ target }) => {
      const place = last.current;
      const gone = place && rowElement(place);
      if (!gone || !(target instanceof Element && target.closest(elements.removeRow))) return;
      const { list, index } = place;
      void appears(() => (gone.isConnected ? undefined : document.body)).then((body) => {
        if (!body || document.activeElement !== body) return;
        const row = rowElement({ list, index }) ?? rowElement({ list, index: index - 1 });
        const add = fieldElement(list)?.querySelector<HTMLElement>(`${elements.addRow}, ${elements.addLine}`);
        (row ? toggleOf(row) : add)?.focus();
      });
    },
    true,
  );

  return (
    <span ref={status} className="admin-hidden" role="status">
      {announcement}
    </span>
  );
}

'use client';

import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { tellForm } from '@/data/preview/page-messages';
import { indexOf, ownSections } from './use-current-section';

const DRAGGED = 'data-dragged';
/** Distance from the window's edges within which the page scrolls, in px. */
const EDGE = 90;
const SLOWNESS = 5;

/** The target index, and the line that shows it, in window coordinates. */
export type Drop = { at: number; count: number; line: number };
type Dragged = { from: number; at: number; y?: number };

const lineAt = (sections: Element[], from: number, at: number): number => {
  const box = sections[at]?.getBoundingClientRect();
  return (at > from ? box?.bottom : box?.top) ?? 0;
};

function placeAt(sections: Element[], from: number, y: number): number {
  const below = sections.findIndex((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return (top + bottom) / 2 > y;
  });
  const gap = below < 0 ? sections.length : below;
  return gap > from ? gap - 1 : gap;
}

/** With the pointer, or with arrow keys once the handle is pressed; Escape cancels. The form receives only the drop. */
export function useDraggedSection(index: number | undefined) {
  const [drop, setDrop] = useState<Drop>();
  const dragged = useRef<Dragged>(undefined);

  const show = useCallback(() => {
    const { current } = dragged;
    const sections = ownSections();
    if (!current) return setDrop(undefined);
    if (current.y !== undefined) current.at = placeAt(sections, current.from, current.y);
    const next = { at: current.at, count: sections.length, line: lineAt(sections, current.from, current.at) };
    setDrop((before) => (before?.at === next.at && before.line === next.line ? before : next));
  }, []);

  const grab = (y?: number) => {
    const sections = ownSections();
    const from = sections.findIndex((section) => indexOf(section) === index);
    if (from < 0) return;
    sections[from]?.setAttribute(DRAGGED, '');
    dragged.current = { from, at: from, y };
    show();
  };

  const release = useCallback(
    (isDropped: boolean) => {
      const { current } = dragged;
      dragged.current = undefined;
      show();
      const sections = ownSections();
      for (const section of sections) section.removeAttribute(DRAGGED);
      const [source, place] = [current && sections[current.from], current && sections[current.at]];
      if (!isDropped || !source || !place || source === place) return;
      tellForm({ does: 'move', index: indexOf(source), to: indexOf(place) });
    },
    [show],
  );

  const isDragging = drop !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const y = dragged.current?.y;
      if (y === undefined) return;
      const speed = Math.min(0, y - EDGE) + Math.max(0, y - (window.innerHeight - EDGE));
      if (speed !== 0) window.scrollBy({ top: speed / SLOWNESS, behavior: 'instant' });
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      release(false);
    };
    scroll();
    document.addEventListener('scroll', show, { passive: true });
    window.addEventListener('keydown', onEscape, true);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', show);
      window.removeEventListener('keydown', onEscape, true);
    };
  }, [isDragging, release, show]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = dragged;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!current || !step) return;
    event.preventDefault();
    const sections = ownSections();
    current.at = Math.max(0, Math.min(sections.length - 1, current.at + step));
    sections[current.at]?.scrollIntoView({ block: step < 0 ? 'start' : 'end', behavior: 'instant' });
    show();
  };

  const handle = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grab(event.clientY);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged.current?.y === undefined) return;
      dragged.current.y = event.clientY;
      show();
    },
    onPointerUp: () => dragged.current?.y !== undefined && release(true),
    onPointerCancel: () => release(false),
    onKeyDown,
    // By key only: a pointer has already ended the drag.
    onClick: ({ detail }: { detail: number }) => {
      if (detail === 0) dragged.current ? release(true) : grab();
    },
    onBlur: () => dragged.current?.y === undefined && release(false),
  };

  return { drop, handle };
}

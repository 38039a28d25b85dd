'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  label: string;
  /** Of the place in the window, in px, when the card opens. */
  at: { left: number; top: number };
  onClose: () => void;
  children: ReactNode;
};

const WIDTH = 336;

/** Beside its place, with which it scrolls; on narrow screens at the lower edge of the window (pins.css). */
export function PinCard({ label, at, onClose, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [place] = useState(() => ({
    top: at.top + window.scrollY + 8,
    left: Math.max(8, Math.min(at.left + 20, document.documentElement.clientWidth - WIDTH - 8)),
  }));
  useEffect(() => {
    if (!card.current?.contains(document.activeElement)) card.current?.focus();
  }, []);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <div ref={card} role="dialog" tabIndex={-1} aria-label={label} className="pin-card" style={place} onKeyDown={onKey}>
      {children}
    </div>
  );
}

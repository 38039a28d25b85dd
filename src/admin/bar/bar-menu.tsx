'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import './bar-menu.css';

export type MenuItem = {
  name: string;
  label: string;
  /** Why it cannot be chosen now. */
  reason?: string;
  /** Opens in a tab of its own, instead of `act`. */
  href?: string;
  className?: string;
  /** Of several, the one that is in use. */
  isChosen?: boolean;
  /** Receives the button of the menu. */
  act?: (button: Element | null) => void;
};

const WIDTH = 288;
const EDGE = 8;

const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

function place(menu: HTMLElement, button: HTMLElement): void {
  const { right, bottom } = button.getBoundingClientRect();
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  const left = Math.max(EDGE, Math.min(right - width, window.innerWidth - width - EDGE));
  Object.assign(menu.style, { left: `${left}px`, top: `${bottom + EDGE / 2}px`, width: `${width}px` });
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { label, reason, href, className, isChosen } = item;
  const words = (
    <>
      {label}
      {reason ? <span className="bar-menu-reason">{reason}</span> : null}
    </>
  );
  if (href && !reason)
    return (
      <a role="menuitem" tabIndex={-1} href={href} target="_blank" rel="noreferrer" onClick={onChoose}>
        {words}
        <span aria-hidden="true"> ↗</span>
      </a>
    );
  return (
    <button
      type="button"
      className={className}
      {...(isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen })}
      aria-disabled={reason ? true : undefined}
      tabIndex={-1}
      onClick={reason ? undefined : onChoose}
    >
      {words}
    </button>
  );
}

type Props = { label: string; className?: string; items: MenuItem[]; children?: ReactNode };

/** A button of the bar that opens a menu. An entry that cannot be chosen says why. */
export function BarMenu({ label, className = '', items, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const onKey = (event: KeyboardEvent) => {
    const all = itemsIn(menu.current);
    const at = all.findIndex((one) => one.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all.at(next % all.length)?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`admin-bar-button ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={label}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        {children}
        <svg className="bar-menu-arrow" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
        </svg>
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        popover="auto"
        className="bar-menu"
        aria-label={label}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open' && menu.current && button.current) place(menu.current, button.current);
        }}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') itemsIn(menu.current)[0]?.focus();
        }}
        onKeyDown={onKey}
      >
        {items.map((item) => (
          <Item
            key={item.name}
            item={item}
            // Closing gives the focus back to the button, from where a panel or a question takes it.
            onChoose={() => {
              menu.current?.hidePopover();
              item.act?.(button.current);
            }}
          />
        ))}
      </div>
    </>
  );
}

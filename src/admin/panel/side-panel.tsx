'use client';

import { type ReactNode, useId } from 'react';
import { Button } from './button';

const OPEN = '.side-panel:popover-open';

/** What has opened a panel from elsewhere than its own button, such as the button of a menu. */
const openers = new WeakMap<Element, Element>();

/** Opens a panel from an entry of a menu, and moves the focus into it. */
export function openPanel(id: string, focused = `#${CSS.escape(id)}`): void {
  const panel = document.getElementById(id);
  if (panel && document.activeElement) openers.set(panel, document.activeElement);
  panel?.showPopover();
  document.querySelector<HTMLElement>(focused)?.focus();
}

function closePanel(id: string) {
  const panel = document.getElementById(id);
  const hadFocus = panel?.contains(document.activeElement);
  panel?.hidePopover();
  const opener = panel && openers.get(panel);
  const button = opener?.isConnected ? opener : document.querySelector(`[popovertarget="${id}"]`);
  if (panel) openers.delete(panel);
  if (hadFocus && button instanceof HTMLElement) button.focus();
}

function closeOthers(id: string) {
  for (const { id: other } of document.querySelectorAll(OPEN)) if (other !== id) closePanel(other);
}

type Props = { id: string; title: string; onOpen?: () => void; children: ReactNode };

/** Opened by a button with its id as `popoverTarget`. Stays open while the form is used; one is open at a time. */
export function SidePanel({ id, title, onOpen, children }: Props) {
  const heading = useId();
  return (
    <section
      id={id}
      popover="manual"
      tabIndex={-1}
      className="side-panel"
      aria-labelledby={heading}
      onToggle={({ newState }) => {
        if (newState !== 'open') return;
        closeOthers(id);
        onOpen?.();
      }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) closePanel(id);
      }}
    >
      <div className="side-panel-head">
        <h2 id={heading}>{title}</h2>
        <Button size="small" buttonStyle="secondary" onClick={() => closePanel(id)}>
          Close
        </Button>
      </div>
      {children}
    </section>
  );
}

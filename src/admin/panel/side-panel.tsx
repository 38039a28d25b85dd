'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';

const OPEN = '.side-panel:popover-open';

function closePanel(id: string) {
  const panel = document.getElementById(id);
  const hadFocus = panel?.contains(document.activeElement);
  panel?.hidePopover();
  if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
}

function closeOthers(id: string) {
  for (const { id: other } of document.querySelectorAll(OPEN)) if (other !== id) closePanel(other);
}

type Props = { id: string; title: string; children: ReactNode };

/** Opened by a button with its id as `popoverTarget`. Stays open while the form is used; one is open at a time. */
export function SidePanel({ id, title, children }: Props) {
  const heading = useId();
  return (
    <section
      id={id}
      popover="manual"
      className="side-panel"
      aria-labelledby={heading}
      onToggle={({ newState }) => {
        if (newState === 'open') closeOthers(id);
      }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) closePanel(id);
      }}
    >
      <div className="side-panel-head">
        <h2 id={heading}>{title}</h2>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => closePanel(id)}>
          Close
        </Button>
      </div>
      {children}
    </section>
  );
}

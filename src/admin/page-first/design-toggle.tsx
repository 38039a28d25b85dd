'use client';

import { useState } from 'react';

/** Opens what follows it among the fields of a section (page-first.css). Not shown in the whole form. */
export function DesignToggle() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="design-toggle">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Design
      </button>
    </div>
  );
}

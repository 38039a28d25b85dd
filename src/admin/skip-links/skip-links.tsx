'use client';

import { elements } from '@/payload/elements';
import { usePathname } from '@/payload/navigation';
import './skip-links.css';

const WITH_SECTIONS = /\/collections\/(pages|patterns)\/[^/]+$/;

function skip() {
  const target = document.querySelector<HTMLElement>(elements.content);
  target?.setAttribute('tabindex', '-1');
  target?.focus();
}

const addSection = () => document.querySelector<HTMLElement>(elements.addSection)?.click();

export function SkipLinks() {
  const hasSections = WITH_SECTIONS.test(usePathname());
  return (
    <div className="skip-links">
      <button type="button" onClick={skip}>
        Skip to the content
      </button>
      {hasSections ? (
        <button type="button" onClick={addSection}>
          Add a section
        </button>
      ) : null}
    </div>
  );
}

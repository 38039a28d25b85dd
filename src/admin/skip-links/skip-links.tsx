'use client';

import { usePathname } from 'next/navigation';
import './skip-links.css';

const WITH_SECTIONS = /\/collections\/(pages|patterns)\/[^/]+$/;
const content = '.template-default__wrap .collection-edit__main, .template-default__wrap';

function skip() {
  const target = document.querySelector<HTMLElement>(content);
  target?.setAttribute('tabindex', '-1');
  target?.focus();
}

const addSection = () => document.querySelector<HTMLElement>('#field-blocks > .blocks-field__drawer-toggler')?.click();

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

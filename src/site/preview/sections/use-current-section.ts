'use client';

import { useEffect, useState } from 'react';
import { beginning } from '@/lib/cut';

/** A section of the open document, in window coordinates. */
export type SectionPlace = { index: number; name: string; isHidden: boolean; top: number; bottom: number };

/** Sections of other documents have a reference with a colon (src/data/preview/reference.ts). */
export const OWN = '[data-section^="blocks."]';

export const indexOf = (section: Element) => Number(section.getAttribute('data-section')?.split('.')[1]);

function placeOf(section: Element): SectionPlace {
  const { top, bottom } = section.getBoundingClientRect();
  const name = beginning(section.querySelector('h1, h2, h3, p')?.textContent?.trim() ?? '', 40);
  const isHidden = section.hasAttribute('data-hidden');
  return { index: indexOf(section), name: name || 'without words', isHidden, top, bottom };
}

/** The section under the pointer or with the focus, until there is another. */
export function useCurrentSection(isWanted: boolean): SectionPlace | undefined {
  const [place, setPlace] = useState<SectionPlace>();
  useEffect(() => {
    if (!isWanted) return;
    let current: Element | null = null;
    let frame = 0;
    const measure = () => {
      frame = 0;
      setPlace(current?.isConnected ? placeOf(current) : undefined);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const follow = ({ target }: Event) => {
      const section = target instanceof Element ? target.closest(OWN) : null;
      if (!section || section === current) return;
      current = section;
      soon();
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    // Typing and moving change heights and indexes.
    const watcher = new MutationObserver(soon);
    const main = document.querySelector('main');
    if (main) {
      const attributeFilter = ['data-section', 'data-hidden'];
      watcher.observe(main, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
    }
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [isWanted]);
  return isWanted ? place : undefined;
}

export const ownSections = (): Element[] => [...document.querySelectorAll(OWN)];

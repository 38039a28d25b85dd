'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { ClientBlock } from 'payload';
import { useEffect, useMemo, useRef, useState } from 'react';
import { elements } from '@/payload/elements';
import type { SectionUses } from '@/staff/editorial/section-uses';
import { ask, isRefused } from '../ask';
import { usedOn } from './section-use';

const CLASS = 'section-use';

function addUse(card: Element, texts: ReadonlyMap<string, string>) {
  const label = card.querySelector(elements.sectionCardLabel)?.textContent ?? '';
  const text = texts.get(label) ?? '';
  const shown = card.querySelector(`.${CLASS}`);
  if (shown?.textContent === text) return;
  const words = shown ?? card.appendChild(Object.assign(document.createElement('span'), { className: CLASS }));
  // The name of the button stays that of the kind.
  words.id ||= `${CLASS}-${label.replace(/\W+/g, '-').toLowerCase()}`;
  words.setAttribute('aria-hidden', 'true');
  card.setAttribute('aria-describedby', words.id);
  words.textContent = text;
}

const textOf = ({ slug, admin }: ClientBlock, uses: SectionUses | undefined) =>
  [admin?.custom?.use, uses && usedOn(uses[slug])].filter(Boolean).join(' ');

/**
 * In the drawer of sections or of a form's fields, below each kind: when to use it, and where a section is used. Payload
 * has no slot for them.
 */
export function useSectionCards(hasSections: boolean) {
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const [uses, setUses] = useState<SectionUses>();
  const isAsked = useRef(false);

  const ownBlocks = useMemo(
    () =>
      collectionSlug
        ? getEntityConfig({ collectionSlug })
            .fields.flatMap((field) => (field.type === 'blocks' ? field.blocks : []))
            // The sections of the site, which stand in `blocksMap`, are holes here.
            .filter((block) => block !== undefined)
        : [],
    [collectionSlug, getEntityConfig],
  );

  const texts = useMemo(
    () =>
      new Map(
        [
          ...Object.values(config.blocksMap).map((block) => [block, uses] as const),
          ...ownBlocks.map((block) => [block, undefined] as const),
        ].map(([block, known]) => [String(block.labels?.singular), textOf(block, known)]),
      ),
    [config.blocksMap, ownBlocks, uses],
  );

  useEffect(() => {
    if (!hasSections && ownBlocks.length === 0) return;
    let frame = 0;
    const addAll = () => {
      frame = 0;
      const cards = document.querySelectorAll(elements.sectionCard);
      if (hasSections && cards.length > 0 && !isAsked.current) {
        isAsked.current = true;
        void ask<{ uses: SectionUses }>('GET', '/section-uses').then((response) => {
          if (!isRefused(response)) setUses(response.uses);
        });
      }
      for (const card of cards) addUse(card, texts);
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(addAll);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    addAll();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [hasSections, ownBlocks, texts]);
}

'use client';

import { BlocksDrawer, Drawer, useConfig, useModal } from '@payloadcms/ui';
import type { BlockSlug } from 'payload';
import { useState } from 'react';
import { SavePattern } from '@/plugins/patterns/admin/save-pattern';
import { useFieldAt } from './use-field-at';

const ADD = 'on-page-add';
const PATTERN = 'on-page-pattern';
const labels = { singular: 'Section', plural: 'Sections' };

export function useSectionDialogs() {
  const { openModal } = useModal();
  const [index, setIndex] = useState(0);
  const ask = (slug: string) => (at: number) => {
    setIndex(at);
    openModal(slug);
  };
  return { index, askForSection: ask(ADD), askForPattern: ask(PATTERN) };
}

type Props = { index: number; onAdd: (index: number, blockType: string) => void };

export function SectionDialogs({ index, onAdd }: Props) {
  const { config } = useConfig();
  const { closeModal } = useModal();
  const field = useFieldAt()('blocks');
  const offered = field?.type === 'blocks' ? (field.blockReferences ?? field.blocks) : [];
  const blocks = offered.map((block) => (typeof block === 'string' ? config.blocksMap[block as BlockSlug] : block));
  return (
    <>
      <BlocksDrawer
        drawerSlug={ADD}
        addRowIndex={index}
        addRow={(at, blockType) => onAdd(at, blockType ?? '')}
        blocks={blocks}
        labels={labels}
      />
      <Drawer slug={PATTERN} title="Save as a pattern">
        <SavePattern key={index} first={index} onDone={() => closeModal(PATTERN)} />
      </Drawer>
    </>
  );
}

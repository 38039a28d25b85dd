'use client';

import { BlocksDrawer, useConfig, useModal } from '@payloadcms/ui';
import type { BlockSlug } from 'payload';
import { useState } from 'react';
import { useFieldAt } from './use-field-at';

const ADD = 'on-page-add';
const labels = { singular: 'Section', plural: 'Sections' };

export function useSectionDialog() {
  const { openModal } = useModal();
  const [index, setIndex] = useState(0);
  const askForSection = (at: number) => {
    setIndex(at);
    openModal(ADD);
  };
  return { index, askForSection };
}

type Props = { index: number; onAdd: (index: number, blockType: string) => void };

export function SectionDialog({ index, onAdd }: Props) {
  const { config } = useConfig();
  const field = useFieldAt()('blocks');
  const offered = field?.type === 'blocks' ? (field.blockReferences ?? field.blocks) : [];
  const blocks = offered.map((block) => (typeof block === 'string' ? config.blocksMap[block as BlockSlug] : block));
  return (
    <BlocksDrawer
      drawerSlug={ADD}
      addRowIndex={index}
      addRow={(at, blockType) => onAdd(at, blockType ?? '')}
      blocks={blocks}
      labels={labels}
    />
  );
}

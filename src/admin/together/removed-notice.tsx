'use client';

import { getTranslation } from '@payloadcms/translations';
import { toast, useConfig, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import type { BlockSlug, Row } from 'payload';
import { useState } from 'react';
import { clipped } from '@/lib/cut';
import { rowIds } from '@/payload/form-fields';
import { whyNotSent } from '../ask';
import { pageView } from '../page-first/page-view';
import { Button } from '../panel/button';
import { nameOf } from '../row-label';
import { useReplaced } from '../rows/use-replaced';
import type { Removed } from './removed';

const SECTIONS = 'blocks';
const LONGEST_NAME = 40;
const none: Row[] = [];

const words = {
  region: 'A removed section',
  gone: (by: string, name: string) => `${by} removed this section: ${name}`,
  kept: (by: string, name: string) => `${by} removed this section, which stays because you changed it: ${name}`,
  putBack: 'Put it back',
  remove: 'Remove it too',
  close: 'Close',
  notBack: 'The section could not be put back. Try again.',
};

type Props = { by: string; removed: Removed; onClose: () => void };

/** Says that someone else removed a section that was open here. It comes back as it was, with what was typed in it. */
export function RemovedNotice({ by, removed: { section, index, isKept }, onClose }: Props) {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { getFields, removeFieldRow, setModified } = useForm();
  const rows = useFormFields(([fields]) => fields[SECTIONS]?.rows ?? none);
  const replace = useReplaced();
  const [isBusy, setBusy] = useState(false);
  const isThere = rows.some(({ id }) => id === section.id);
  // Put back or removed in another way, such as undo.
  if (isThere !== isKept) return null;

  const block = config.blocksMap[section.blockType as BlockSlug];
  const kind = block?.labels ? getTranslation(block.labels.singular, i18n) : 'Section';
  const title = nameOf(section);
  const name = title ? `${kind}, “${clipped(title, LONGEST_NAME)}”` : kind;

  const putBack = async () => {
    setBusy(true);
    const isBack = await replace(SECTIONS, (sections) => sections.toSpliced(index, 0, section));
    setBusy(false);
    if (!isBack) return void toast.error(whyNotSent(words.notBack));
    pageView.show({ shows: 'section', row: section.id });
    onClose();
  };
  const remove = () => {
    removeFieldRow({ path: SECTIONS, rowIndex: rowIds(getFields()[SECTIONS]).indexOf(section.id) });
    setModified(true);
    onClose();
  };
  return (
    <section className="kept-offer" aria-label={words.region}>
      <span role="status">{isKept ? words.kept(by, name) : words.gone(by, name)}</span>
      <Button buttonStyle="secondary" size="small" isBusy={isBusy} onClick={() => (isKept ? remove() : void putBack())}>
        {isKept ? words.remove : words.putBack}
      </Button>
      <Button buttonStyle="secondary" size="small" isBusy={isBusy} onClick={onClose}>
        {words.close}
      </Button>
    </section>
  );
}

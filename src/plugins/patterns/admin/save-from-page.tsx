'use client';

import { Drawer, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { offerSectionAction } from '@/admin/on-page/section-offers';
import { SavePattern } from './save-pattern';

const SLUG = 'on-page-pattern';

/** Saves a section as a pattern from the toolbar in the page, whether or not the form is shown. */
export function SaveFromPage() {
  const { openModal, closeModal } = useModal();
  const [index, setIndex] = useState(0);
  useEffect(
    () =>
      offerSectionAction('pattern', (at) => {
        setIndex(at);
        openModal(SLUG);
      }),
    [openModal],
  );
  return (
    <Drawer slug={SLUG} title="Save as a pattern">
      <SavePattern key={index} first={index} onDone={() => closeModal(SLUG)} />
    </Drawer>
  );
}

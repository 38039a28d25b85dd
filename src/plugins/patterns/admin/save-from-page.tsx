'use client';

import { Drawer, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { offerSectionAction } from '@/admin/on-page/section-offers';
import { SavePattern } from './save-pattern';

const SLUG = 'on-page-pattern';
const TITLE = 'Save as a pattern';

/** Saves a section as a pattern from the toolbar in the page, whether or not the form is shown. */
export function SaveFromPage() {
  const { openModal, closeModal } = useModal();
  const [index, setIndex] = useState(0);
  useEffect(
    () =>
      offerSectionAction({
        name: 'pattern',
        label: TITLE,
        drawing: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM13.5 11v5M11 13.5h5',
        act: (at) => {
          setIndex(at);
          openModal(SLUG);
        },
      }),
    [openModal],
  );
  return (
    <Drawer slug={SLUG} title={TITLE}>
      <SavePattern key={index} first={index} onDone={() => closeModal(SLUG)} />
    </Drawer>
  );
}

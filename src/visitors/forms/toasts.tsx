'use client';

import type { Notice } from '@shared/messages';
import { type ComponentType, useEffect, useState } from 'react';
import { FormNotice } from './form-notice';
import { onNotice } from './notices';

/** Toasts (decisions, "Toasts"). The toaster loads with the first notice; if that fails, a plain one is shown. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<{ notice: Notice }>>();
  const [notice, setNotice] = useState<Notice>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(
    () =>
      onNotice((next) => {
        setNotice({ ...next });
        import('./toaster').then(
          (module) => setToaster(() => module.NoticeToaster),
          () => setFailed(true),
        );
      }),
    [],
  );

  if (!notice) return null;
  if (Toaster) return <Toaster notice={notice} />;
  return hasFailed ? (
    <div className="toast-instead">
      <FormNotice notice={notice} />
    </div>
  ) : null;
}

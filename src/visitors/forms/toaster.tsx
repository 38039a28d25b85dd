'use client';

import type { Notice } from '@shared/messages';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useWords } from './texts/use-words';

/** Milliseconds and pixels (flows document, section 9; decisions, "Toasts"). */
export const toastRules = { duration: 4_000, destructiveDuration: 1_000_000, visible: 3, width: 356, gap: 14 } as const;

/** One form notice at a time: a new one replaces the one with the same id. */
const ID = 'form-notice';

export function NoticeToaster({ notice }: { notice: Notice }) {
  const { texts } = useWords();
  useEffect(() => {
    const isFailure = notice.tone === 'destructive';
    toast[isFailure ? 'error' : 'success'](notice.title, {
      id: ID,
      description: notice.description,
      duration: isFailure ? toastRules.destructiveDuration : toastRules.duration,
    });
    // Once the toast is there, which may cover it (toasts.css).
    const shown = setTimeout(() => {
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    }, 100);
    return () => clearTimeout(shown);
  }, [notice]);
  return (
    <Toaster
      duration={toastRules.duration}
      visibleToasts={toastRules.visible}
      gap={toastRules.gap}
      style={{ '--width': `${toastRules.width}px` } as React.CSSProperties}
      closeButton
      position="bottom-right"
      icons={{ success: null, error: null }}
      containerAriaLabel={texts.notifications}
      toastOptions={{ className: 'toast', closeButtonAriaLabel: texts.closeToast }}
    />
  );
}

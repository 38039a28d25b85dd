'use client';

import { useRef, useState } from 'react';
import { useFocusBack } from '@/lib/use-focus-back';
import { showNotice } from '../forms/notices';
import type { Accounts, Service } from './client';
import { noticeFor } from './notice-for';
import { useAccountWords } from './texts/use-account-words';

/** Loaded on first use; runs one task at a time. Failures become toasts unless `onFailure` returns true. */
export function useClient(service: Service, onFailure?: (failure: unknown) => boolean) {
  const words = useAccountWords();
  const [task, setTask] = useState<string>();
  const busy = useRef(false);
  useFocusBack(task !== undefined);
  const accounts = useRef<Promise<Accounts>>(undefined);

  function open(): Promise<Accounts> {
    const at = { ...service, url: service.url || location.origin };
    accounts.current ??= import('./client').then(({ openAccounts }) => openAccounts(at, words.language));
    // A load that failed on a bad connection may work the next time.
    accounts.current.catch(() => {
      accounts.current = undefined;
    });
    return accounts.current;
  }

  function work(run: () => Promise<void>, name = 'work'): void {
    if (busy.current) return;
    busy.current = true;
    setTask(name);
    run()
      .catch((failure) => {
        if (!onFailure?.(failure)) showNotice(noticeFor(failure, words));
      })
      .then(() => {
        busy.current = false;
        setTask(undefined);
      });
  }

  return { open, work, task, isBusy: task !== undefined };
}

'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect } from 'react';
import { kept } from '../saving/kept';

/** Calls `open` once if an earlier visit typed something into this form, which may be folded away. */
export function useHasKept(form: string, open: () => void): void {
  const { user } = useAuth();
  const person = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (person === undefined) return;
    void kept.read({ person: String(person), form }).then((found) => {
      if (found) open();
    });
  }, [person, form]);
}

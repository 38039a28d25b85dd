'use client';

import { useEffect, useState } from 'react';
import { type FormMessage, readFromForm, tellForm } from '@/data/preview/page-messages';

export type FormState = Pick<
  Extract<FormMessage, { says: 'state' }>,
  'mayEdit' | 'hasSections' | 'isWhole' | 'offered'
>;

/** What the form allows; nothing before its first message. */
export function useFormState(): FormState {
  const [state, setState] = useState<FormState>({ mayEdit: false, hasSections: false, isWhole: false, offered: [] });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readFromForm(event);
      if (message?.says === 'state') setState(message);
    };
    window.addEventListener('message', onMessage);
    tellForm({ does: 'hello' });
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return state;
}

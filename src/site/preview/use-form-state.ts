'use client';

import { useEffect, useState } from 'react';
import { type FormMessage, readFromForm, tellForm } from '@/data/preview/page-messages';

export type FormState = Pick<Extract<FormMessage, { says: 'state' }>, 'mayEdit' | 'hasSections' | 'isWhole'>;

/** What the form beside the frame allows, and whether it is folded away. Nothing, before it has answered. */
export function useFormState(): FormState {
  const [state, setState] = useState<FormState>({ mayEdit: false, hasSections: false, isWhole: false });
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

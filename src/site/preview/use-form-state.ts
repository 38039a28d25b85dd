'use client';

import { useEffect, useState } from 'react';
import { type FormMessage, readFromForm, tellForm } from '@/data/preview/page-messages';
import { useListener } from '@/lib/use-listener';

export type FormState = Pick<
  Extract<FormMessage, { says: 'state' }>,
  'mayEdit' | 'hasSections' | 'isWhole' | 'offered'
>;

/** What the form allows; nothing before its first message. */
export function useFormState(): FormState {
  const [state, setState] = useState<FormState>({ mayEdit: false, hasSections: false, isWhole: false, offered: [] });
  useListener('message', (event: MessageEvent<unknown>) => {
    const message = readFromForm(event);
    if (message?.says === 'state') setState(message);
  });
  useEffect(() => tellForm({ does: 'hello' }), []);
  return state;
}

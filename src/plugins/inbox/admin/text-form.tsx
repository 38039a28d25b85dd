'use client';

import type { ReactNode } from 'react';
import { Button } from '@/admin/panel/button';
import { SendingState } from '@/admin/small-forms/sending-state';
import { useSmallForm, type Values } from '@/admin/small-forms/use-small-form';
import { type Notice, sendChange } from './send-change';
import { useNotice } from './use-notice';

type Fields = { values: Values; change: (next: Partial<Values>) => void; isPending: boolean };

type Props = {
  action: string;
  label: string;
  /** In the list of kept texts. */
  name: string;
  button: string;
  /** The one that staff mostly come for. */
  isMain?: boolean;
  back: string;
  initial?: Values;
  children: (fields: Fields) => ReactNode;
};

/** In the browser's store. */
const textFormName = (action: string) => action.replace(/^\/api\//, '');

async function post(action: string, values: Values, back: string, id: string) {
  const outcome = await sendChange(action, new URLSearchParams({ ...values, back, id }));
  const isRefused = outcome.is === 'stored' && outcome.result.tone === 'error';
  return isRefused ? { is: 'refused' as const, reason: outcome.result.text } : outcome;
}

/** A note or reply: kept in the browser until it is stored. Without scripts it posts and returns with a notice. */
export function TextForm({ action, label, name, button, isMain = false, back, initial, children }: Props) {
  const show = useNotice();
  const { values, change, state, isKept, isPending, submit, stop } = useSmallForm<Notice>({
    form: textFormName(action),
    name,
    initial,
    send: (sent, id) => post(action, sent, back, id),
    onStored: show,
  });
  return (
    <form
      action={action}
      method="post"
      aria-label={label}
      aria-busy={isPending}
      className="admin-fields inbox-text-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="hidden" name="back" value={back} />
      {children({ values, change, isPending })}
      <SendingState state={state} isKept={isKept} onStop={stop} />
      <Button type="submit" buttonStyle={isMain ? 'primary' : 'secondary'} isBusy={isPending}>
        {button}
      </Button>
    </form>
  );
}

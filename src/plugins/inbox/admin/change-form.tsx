'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, type SubmitEvent as ReactSubmitEvent, useState } from 'react';
import { sendChange } from './send-change';
import { useNotice } from './use-notice';

/** A response may be lost after the work was done. */
const FAILED = 'The site is not responding, so this may not be done. Try again: nothing is done twice.';
const SIGNED_OUT = 'Nothing was changed: you are signed out. Sign in again, then repeat it.';

type Props = { action: string; label?: string; className?: string; children: ReactNode };

/** With scripts only the rows update; without them it posts and returns with a notice. */
export function ChangeForm({ action, label, className, children }: Props) {
  const show = useNotice();
  const [isBusy, setBusy] = useState(false);

  async function send(event: ReactSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const body = new URLSearchParams();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
    const outcome = await sendChange(action, body);
    setBusy(false);
    if (outcome.is === 'stored') show(outcome.result);
    else if (outcome.is === 'refused') toast.error(`Nothing was changed. ${outcome.reason}`);
    else toast.error(outcome.is === 'signed-out' ? SIGNED_OUT : FAILED);
  }

  return (
    <form action={action} method="post" aria-label={label} aria-busy={isBusy} className={className} onSubmit={send}>
      {children}
    </form>
  );
}

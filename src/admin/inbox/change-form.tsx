'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent as ReactSubmitEvent, useState } from 'react';

type Told = { tone: 'success' | 'info' | 'error'; text: string; to: string };

const isTold = (value: unknown): value is Told => {
  const { text, to } = (value ?? {}) as Partial<Told>;
  return typeof text === 'string' && typeof to === 'string';
};

const FAILED = 'Nothing was changed: the site is not responding. Please try again.';
const FORBIDDEN = 'Nothing was changed: you are signed out, or your role no longer allows it.';

async function submit(action: string, data: FormData): Promise<Told | string> {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body });
    if (response.status === 403) return FORBIDDEN;
    const told: unknown = await response.json().catch(() => undefined);
    return response.ok && isTold(told) ? told : FAILED;
  } catch {
    return FAILED;
  }
}

type Props = { action: string; label?: string; className?: string; children: ReactNode };

/** With scripts only the rows update; without them it posts and returns with a notice. */
export function ChangeForm({ action, label, className, children }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function send(event: ReactSubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const told = await submit(action, data);
    setBusy(false);
    if (typeof told === 'string') {
      toast.error(told);
      return;
    }
    toast[told.tone](told.text);
    const { pathname, search } = window.location;
    if (told.to !== pathname + search) router.push(told.to);
    router.refresh();
  }

  return (
    <form action={action} method="post" aria-label={label} aria-busy={isBusy} className={className} onSubmit={send}>
      {children}
    </form>
  );
}

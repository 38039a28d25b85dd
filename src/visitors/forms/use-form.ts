'use client';

import type { Notice } from '@shared/messages';
import { usePathname } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { usePagePath } from '@/components/layout/page-path';
import { useIsPreview } from '@/components/layout/previewed';
import { useFocusBack } from '@/lib/use-focus-back';
import { cameFrom, campaignQuery } from './came-from';
import { showNotice } from './notices';
import { type Entries, emptyState, entriesOf, type FormState } from './outcome';
import { type Sent, send } from './send';
import { useWords } from './texts/use-words';

type Failure = { errors: Record<string, string>; notice?: Notice };

export type FormOptions = {
  name: string;
  /** Of this form in its page, if several have the same name. */
  id?: string;
  action: (state: FormState, data: FormData) => Promise<FormState>;
  /** Loads the rules when the visitor starts the form. They return the failure, if any. */
  rules: () => Promise<(entries: Entries, data: FormData) => Failure | undefined>;
  failed: (text: string) => Notice;
  deliver?: (entries: Entries, data: FormData) => Promise<Sent>;
  /** With its question mark: a page posted without scripts keeps it. */
  query?: string;
  sent?: (notice: Notice) => void;
};

/** The dynamic version of a page (src/app/(site)/posted) uses the page's own address. */
const ownPath = (path: string | null) => (path ?? '').replace(/^\/posted(?=\/|$)/, '') || '/';

/** Works with and without scripts. With scripts: validation on submit, focus on the first error, toasts. */
export function useForm({
  name,
  id = name,
  action,
  rules,
  failed,
  deliver,
  query = '',
  sent = showNotice,
}: FormOptions) {
  const { fallbacks, notices } = useWords().messages;
  const isPreview = useIsPreview();
  const routed = ownPath(usePathname());
  const path = usePagePath() ?? routed;
  const [posted, postAction] = useActionState(action, emptyState, `${path}${query}#${id}`);
  const [live, setLive] = useState<FormState>();
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusBack(isSending);

  const setBusy = (value: boolean) => {
    busy.current = value;
    setSending(value);
  };

  // From here on this form handles a submit made before hydration (src/browser/frame.js).
  useEffect(() => form.current?.setAttribute('data-live', ''), []);

  // A page restored from the back/forward cache is still in the sending state.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setSending(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    if (!live || Object.keys(live.errors).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = wrong?.matches('[role="radiogroup"]:not([tabindex])')
      ? wrong.querySelector('input')
      : (wrong as HTMLInputElement | null);
    field?.focus();
    // A field may be in view while the bar covers its label.
    field?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  }, [live]);

  async function submit(data: FormData): Promise<void> {
    const entries = entriesOf(data);
    // If the rules do not load on a bad connection, only the server validates.
    const check = await rules().catch(() => undefined);
    const wrong = check?.(entries, data);
    if (wrong) {
      setLive({ entries, errors: wrong.errors });
      if (wrong.notice) showNotice(wrong.notice);
      return setBusy(false);
    }
    // Also of a post without scripts, before: its errors and entries no longer count.
    setLive({ entries, errors: {} });
    if (isPreview) {
      showNotice(notices.previewOnly);
      return setBusy(false);
    }
    const elapsed = String(Math.round(performance.now()));
    const campaign = campaignQuery() || (entries.campaign ?? '');
    const whole = { ...entries, campaign, elapsed, from: cameFrom() };
    const outcome = await (deliver ? deliver(whole, data) : send(name, whole, fallbacks));
    if (outcome.ok) {
      // Without cookies, a next page that needs one would lead back.
      if (outcome.to && (navigator.cookieEnabled || !outcome.notice)) return location.assign(outcome.to);
      if (outcome.notice) sent(outcome.notice);
      setLive(emptyState);
      form.current?.reset();
      return setBusy(false);
    }
    const { notice, errors } = 'text' in outcome ? { notice: failed(outcome.text), errors: {} } : outcome;
    setLive({ entries, errors });
    showNotice(notice);
    setBusy(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy.current) return;
    setBusy(true);
    void submit(new FormData(event.currentTarget));
  }

  const state = live ?? posted;
  return {
    state,
    isSending,
    /** Only after a post without scripts; with scripts it is a toast. */
    notice: live ? undefined : posted.notice,
    formProps: {
      ref: form,
      id,
      action: isPreview ? undefined : postAction,
      onSubmit,
      // On focus, as most visitors only read.
      onFocus: () => void rules().catch(() => undefined),
      noValidate: true,
    },
    fieldProps: (field: string) => ({
      form: id,
      name: field,
      error: state.errors[field],
      value: state.entries[field],
    }),
  };
}

'use client';

import type { FieldMessages } from '@shared/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { showNotice } from '../../forms/notices';
import { entriesOf } from '../../forms/outcome';
import { useAccountWords } from '../texts/use-account-words';
import type { OwnAccount } from './use-own-account';

type Props<T> = {
  name: string;
  account: OwnAccount;
  label: string;
  rules: (say: FieldMessages) => Promise<z.ZodType<T>>;
  onValid: (entries: T) => Promise<boolean>;
  children: (field: (name: string) => { form: string; name: string; error?: string }) => ReactNode;
};

/** The first failing rule becomes a toast and a note of its field, which gets the focus. */
export function AccountForm<T>({ name, account, label, rules, onValid, children }: Props<T>) {
  const { texts, messages } = useAccountWords();
  const [wrong, setWrong] = useState<{ field: string; message: string }>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
  }, [wrong]);

  async function submit(entries: Record<string, string>): Promise<void> {
    setWrong(undefined);
    const parsed = (await rules(messages.fields)).safeParse(entries);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const message = issue?.message ?? '';
      setWrong({ field: String(issue?.path[0] ?? ''), message });
      return showNotice(messages.notices.validation(message));
    }
    if (await onValid(parsed.data)) form.current?.reset();
  }

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const entries = entriesOf(new FormData(event.currentTarget));
        account.work(() => submit(entries), name);
      }}
    >
      {children((field) => ({ form: name, name: field, error: wrong?.field === field ? wrong.message : undefined }))}
      <button type="submit" className="button button-solid" disabled={account.isBusy}>
        {account.task === name ? texts.busy : label}
      </button>
    </form>
  );
}

'use client';

import type { Messages, Notice } from '@shared/messages';
import { useState } from 'react';
import { postContact } from '../actions';
import { Field, Honeypot } from '../field';
import { FormNotice } from '../form-notice';
import { OriginFields } from '../origin-fields';
import type { Entries } from '../outcome';
import { useWords } from '../texts/use-words';
import { Thanks } from '../thanks';
import { Toasts } from '../toasts';
import { useForm } from '../use-form';

const rulesIn =
  ({ fields }: Messages) =>
  async () => {
    const [{ contactSchema }, { fieldErrors }] = await Promise.all([
      import('@shared/contact'),
      import('@shared/fields'),
    ]);
    return (entries: Entries) => {
      const parsed = contactSchema(fields).safeParse(entries);
      return parsed.success ? undefined : { errors: fieldErrors(parsed.error) };
    };
  };

export function ContactForm() {
  const { texts, messages } = useWords();
  const [thanks, setThanks] = useState<Notice>();
  const form = useForm({
    name: 'contact',
    action: postContact,
    rules: rulesIn(messages),
    failed: messages.notices.contactFailed,
    sent: setThanks,
  });
  const posted = form.notice?.tone === 'success' ? form.notice : undefined;
  const notice = thanks ?? posted;
  if (notice) return <Thanks id="contact" notice={notice} isNew={Boolean(thanks)} />;
  return (
    <form {...form.formProps} className="form">
      {form.notice ? <FormNotice notice={form.notice} /> : null}
      <div className="form-pair">
        <Field {...form.fieldProps('name')} label={texts.name} autoComplete="name" />
        <Field {...form.fieldProps('email')} label={texts.email} type="email" autoComplete="email" spellCheck={false} />
      </div>
      <div className="form-pair">
        <Field {...form.fieldProps('company')} label={texts.company} autoComplete="organization" isOptional />
        <Field {...form.fieldProps('phone')} label={texts.phone} type="tel" autoComplete="tel" isOptional />
      </div>
      <Field {...form.fieldProps('message')} label={texts.message} rows={6} />
      <Honeypot />
      <OriginFields campaign={form.fieldProps('campaign').value} />
      <button type="submit" className="button button-solid" disabled={form.isSending}>
        {form.isSending ? texts.sending : texts.send}
      </button>
      <Toasts />
    </form>
  );
}

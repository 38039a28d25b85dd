'use client';

import { notices } from '@shared/messages';
import { postContact } from '../actions';
import { Field, Honeypot } from '../field';
import { FormNotice } from '../form-notice';
import type { Entries } from '../outcome';
import { Toasts } from '../toasts';
import { useForm } from '../use-form';

async function rules() {
  const [{ contactSchema }, { fieldErrors }] = await Promise.all([import('@shared/contact'), import('@shared/fields')]);
  return (entries: Entries) => {
    const parsed = contactSchema.safeParse(entries);
    return parsed.success ? undefined : { errors: fieldErrors(parsed.error) };
  };
}

export function ContactForm() {
  const form = useForm({ name: 'contact', action: postContact, rules, failed: notices.contactFailed });
  return (
    <form {...form.formProps} className="form">
      {form.notice ? <FormNotice notice={form.notice} /> : null}
      <div className="form-pair">
        <Field {...form.fieldProps('name')} label="Name" autoComplete="name" />
        <Field {...form.fieldProps('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
      </div>
      <div className="form-pair">
        <Field {...form.fieldProps('company')} label="Company" autoComplete="organization" isOptional />
        <Field {...form.fieldProps('phone')} label="Phone" type="tel" autoComplete="tel" isOptional />
      </div>
      <Field {...form.fieldProps('message')} label="Message" rows={6} />
      <Honeypot />
      <button type="submit" className="button button-solid" disabled={form.isSending}>
        {form.isSending ? 'Sending...' : 'Send message'}
      </button>
      <Toasts />
    </form>
  );
}

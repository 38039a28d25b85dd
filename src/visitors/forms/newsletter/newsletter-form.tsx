'use client';

import { notices } from '@shared/messages';
import { postNewsletter } from '../actions';
import { Field, Honeypot } from '../field';
import { FormNotice } from '../form-notice';
import type { Entries } from '../outcome';
import { Toasts } from '../toasts';
import { useForm } from '../use-form';

async function rules() {
  const [{ newsletterSchema }, { fieldErrors }] = await Promise.all([
    import('@shared/newsletter'),
    import('@shared/fields'),
  ]);
  return ({ email = '' }: Entries) => {
    if (!email.trim())
      return { errors: { email: notices.newsletterEmpty.description }, notice: notices.newsletterEmpty };
    const parsed = newsletterSchema.safeParse({ email });
    if (parsed.success) return undefined;
    const errors = fieldErrors(parsed.error);
    return { errors, notice: notices.newsletterInvalid(errors.email ?? '') };
  };
}

/** The newsletter form (flows document, sections 2, 4 and 5). `companyEmail`: contact address in the failure notice. */
export function NewsletterForm({ companyEmail }: { companyEmail: string }) {
  const failed = () => notices.newsletterFailed(companyEmail);
  const form = useForm({ name: 'newsletter', action: postNewsletter, rules, failed });
  return (
    <form {...form.formProps} className="form">
      {form.notice ? <FormNotice notice={form.notice} /> : null}
      <Field {...form.fieldProps('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
      <input type="hidden" name="companyEmail" value={companyEmail} />
      <Honeypot />
      <button type="submit" className="button button-solid" disabled={form.isSending}>
        {form.isSending ? 'Subscribing...' : 'Subscribe'}
      </button>
      <Toasts />
    </form>
  );
}

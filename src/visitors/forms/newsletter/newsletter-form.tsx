'use client';

import type { Messages } from '@shared/messages';
import { postNewsletter } from '../actions';
import { Field, Honeypot } from '../field';
import { FormNotice } from '../form-notice';
import { OriginFields } from '../origin-fields';
import type { Entries } from '../outcome';
import { useWords } from '../texts/use-words';
import { Toasts } from '../toasts';
import { useForm } from '../use-form';

const rulesIn =
  ({ fields, notices }: Messages) =>
  async () => {
    const [{ newsletterSchema }, { fieldErrors }] = await Promise.all([
      import('@shared/newsletter'),
      import('@shared/fields'),
    ]);
    return ({ email = '' }: Entries) => {
      if (!email.trim())
        return { errors: { email: notices.newsletterEmpty.description }, notice: notices.newsletterEmpty };
      const parsed = newsletterSchema(fields).safeParse({ email });
      if (parsed.success) return undefined;
      const errors = fieldErrors(parsed.error);
      return { errors, notice: notices.newsletterInvalid(errors.email ?? '') };
    };
  };

/** Flows document, sections 2, 4 and 5. `companyEmail`: contact address in the failure notice. */
export function NewsletterForm({ companyEmail }: { companyEmail: string }) {
  const { texts, messages } = useWords();
  const failed = () => messages.notices.newsletterFailed(companyEmail);
  const form = useForm({ name: 'newsletter', action: postNewsletter, rules: rulesIn(messages), failed });
  return (
    <form {...form.formProps} className="form">
      {form.notice ? <FormNotice notice={form.notice} /> : null}
      <Field {...form.fieldProps('email')} label={texts.email} type="email" autoComplete="email" spellCheck={false} />
      <input type="hidden" name="companyEmail" value={companyEmail} />
      <Honeypot />
      <OriginFields campaign={form.fieldProps('campaign').value} />
      <button type="submit" className="button button-solid" disabled={form.isSending}>
        {form.isSending ? texts.subscribing : texts.subscribe}
      </button>
      <Toasts />
    </form>
  );
}

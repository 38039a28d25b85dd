import { fieldErrors } from '@shared/fields';
import { messagesIn } from '@shared/messages-in';
import { newsletterSchema } from '@shared/newsletter';
import { languageIn } from '@shared/sent-language';
import { z } from 'zod';
import { callFunction } from '@/services/supabase/functions';
import type { Entries, Outcome } from '../outcome';

/** Part of the form, because it is needed when the database is down. */
const companyEmail = z.email().catch('us');

/** Flows document, section 8. */
export async function subscribe(entries: Entries, visitor: string, page?: string | null): Promise<Outcome> {
  const language = languageIn(entries);
  const { fields, notices } = messagesIn(language);
  if (!entries.email?.trim())
    return { ok: false, notice: notices.newsletterEmpty, errors: { email: notices.newsletterEmpty.description } };
  const parsed = newsletterSchema(fields).safeParse(entries);
  if (!parsed.success) {
    const { email = '' } = fieldErrors(parsed.error);
    return { ok: false, notice: notices.newsletterInvalid(email), errors: { email } };
  }
  const { website, elapsed } = entries;
  const body = { ...parsed.data, language, website, elapsed, sentFrom: page };
  const response = await callFunction('subscribe-newsletter', body, visitor);
  if (response.ok) return { ok: true, notice: notices.newsletterSuccess };
  const failed = notices.newsletterFailed(companyEmail.parse(entries.companyEmail));
  // Only a rate limit is explained; visitors cannot act on other errors.
  return {
    ok: false,
    notice: response.status === 429 ? { ...failed, description: response.text } : failed,
    errors: response.fields,
  };
}

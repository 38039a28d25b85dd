import { contactSchema } from '@shared/contact';
import { fieldErrors } from '@shared/fields';
import { defaultLanguage } from '@shared/language';
import { messagesIn } from '@shared/messages-in';
import { languageIn } from '@shared/sent-language';
import { nudgeOutbox } from '@/services/mail/nudge';
import { callFunction } from '@/services/supabase/functions';
import { originOf } from '../origin';
import type { Entries, Outcome } from '../outcome';
import { reasonOf } from '../reason';
import { SUCCESS_PATH } from './marker';

/** Flows document, sections 5, 7 and 8. */
export async function submitContact(entries: Entries, visitor: string, page?: string | null): Promise<Outcome> {
  const language = languageIn(entries);
  const messages = messagesIn(language);
  const { fields, notices } = messages;
  const parsed = contactSchema(fields).safeParse(entries);
  if (!parsed.success) return { ok: false, notice: notices.contactInvalid, errors: fieldErrors(parsed.error) };
  const { website, elapsed } = entries;
  const body = { ...parsed.data, ...originOf(entries), language, website, elapsed, sentFrom: page };
  const response = await callFunction('submit-contact', body, visitor);
  if (response.ok) {
    nudgeOutbox();
    // The success page exists in English only.
    const to = language === defaultLanguage ? SUCCESS_PATH : undefined;
    return { ok: true, to, notice: notices.contactSent };
  }
  return { ok: false, notice: notices.contactFailed(await reasonOf(response, messages)), errors: response.fields };
}

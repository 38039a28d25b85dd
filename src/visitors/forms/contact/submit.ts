import { contactSchema } from '@shared/contact';
import { fieldErrors } from '@shared/fields';
import { notices } from '@shared/messages';
import { nudgeOutbox } from '@/services/mail/nudge';
import { callFunction } from '@/services/supabase/functions';
import type { Entries, Outcome } from '../outcome';
import { SUCCESS_PATH } from './marker';

/** Validates a contact message and passes it to the function that stores it (flows document, sections 5, 7 and 8). */
export async function submitContact(entries: Entries, visitor: string, page?: string | null): Promise<Outcome> {
  const parsed = contactSchema.safeParse(entries);
  if (!parsed.success) return { ok: false, notice: notices.contactInvalid, errors: fieldErrors(parsed.error) };
  const { website, elapsed } = entries;
  const answer = await callFunction('submit-contact', { ...parsed.data, website, elapsed, sentFrom: page }, visitor);
  if (answer.ok) {
    nudgeOutbox();
    return { ok: true, to: SUCCESS_PATH };
  }
  return { ok: false, notice: notices.contactFailed(answer.text), errors: answer.fields };
}

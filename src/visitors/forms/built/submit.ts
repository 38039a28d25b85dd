import type { Form } from '@payload-types';
import { fieldErrors } from '@shared/fields';
import { type FormDefinition, signatureOf } from '@shared/form-definition';
import { formEntries } from '@shared/form-entries';
import { campaignIn } from '@shared/form-origin';
import { fallbacks, functionMessages, notices } from '@shared/messages';
import { readForm, thanksPath } from '@/data/forms';
import { env } from '@/env';
import { nudgeOutbox } from '@/services/mail/nudge';
import { callFunction } from '@/services/supabase/functions';
import type { Entries, Outcome } from '../outcome';
import { definitionOf } from './definition';

const failed = (text: string, errors: Record<string, string> = {}): Outcome => ({
  ok: false,
  notice: notices.formFailed(text),
  errors,
});

/** Passes on what belongs to the form, with its definition: the function trusts nothing but the signature. */
async function store(definition: FormDefinition, sent: Entries, visitor: string, sentFrom?: string | null) {
  const form = JSON.stringify(definition);
  const { website, elapsed, from, campaign = '' } = sent;
  const entries = Object.fromEntries(definition.fields.map(({ name }) => [name, sent[name]]));
  const { SUPABASE_SECRET_KEY: key } = env();
  // Without it nothing can be stored, and the call below says so.
  const signature = key ? await signatureOf(form, key) : '';
  const body = { form, signature, entries, page: from, campaign: campaignIn(campaign), website, elapsed, sentFrom };
  return callFunction('submit-form', body, visitor);
}

async function thanksFor(form: Form): Promise<Outcome> {
  const to = await thanksPath(form).catch(() => undefined);
  if (to) return { ok: true, to };
  return { ok: true, notice: notices.formSent(form.thanks.text || functionMessages.formReceived) };
}

/** Validates the entries of a form that staff built and passes them to the function that stores them. */
export async function submitBuilt(sent: Entries, visitor: string, page?: string | null): Promise<Outcome> {
  let form: Form | null;
  try {
    form = await readForm(sent.form);
  } catch (error) {
    console.error(`[forms] a form could not be read: ${error instanceof Error ? error.name : 'no answer'}`);
    return failed(fallbacks.noAnswer);
  }
  const definition = form && definitionOf(form);
  if (!form || !definition) return failed(functionMessages.formGone);
  const parsed = formEntries(definition.fields).safeParse(sent);
  if (!parsed.success) return failed(functionMessages.invalid, fieldErrors(parsed.error));
  const answer = await store(definition, sent, visitor, page);
  if (!answer.ok) return failed(answer.text, answer.fields);
  nudgeOutbox();
  return thanksFor(form);
}

import type { Form } from '@payload-types';
import { fieldErrors } from '@shared/fields';
import { type FormDefinition, signatureOf } from '@shared/form-definition';
import { type Answer, formEntries } from '@shared/form-entries';
import type { Messages } from '@shared/messages';
import { messagesIn } from '@shared/messages-in';
import { languageIn } from '@shared/sent-language';
import { readForm, thanksPath } from '@/data/forms';
import { env } from '@/env';
import type { Received } from '@/services/form-files/received';
import { nudgeOutbox } from '@/services/mail/nudge';
import { callFunction } from '@/services/supabase/functions';
import { originOf } from '../origin';
import type { Entries, Outcome } from '../outcome';
import { reasonOf } from '../reason';
import { definitionOf } from './definition';
import { discard, isNotTaken, keepFiles, readFiles } from './files';

const failed = ({ notices }: Messages, text: string, errors: Record<string, string> = {}): Outcome => ({
  ok: false,
  notice: notices.formFailed(text),
  errors,
});

/** The functions trust nothing but the signature. */
async function sign(definition: FormDefinition) {
  const form = JSON.stringify(definition);
  const { SUPABASE_SECRET_KEY: key } = env();
  // Without it nothing can be stored, as the calls below report.
  return { form, signature: key ? await signatureOf(form, key) : '' };
}

type Valid = { definition: FormDefinition; answers: Answer[]; files: Map<string, Received>; sent: Entries };

async function store({ definition, answers, files, sent }: Valid, visitor: string, sentFrom?: string | null) {
  const language = languageIn(sent);
  const signed = await sign(definition);
  const kept = await keepFiles(answers, files, signed, { visitor, language });
  if (!kept.ok) return kept;
  const { website, elapsed } = sent;
  const entries = Object.fromEntries(definition.fields.map(({ name }) => [name, kept.entries[name] ?? sent[name]]));
  const body = { ...signed, entries, ...originOf(sent), language, sentFrom, website, elapsed };
  const response = await callFunction('submit-form', body, visitor);
  if (isNotTaken(response)) await discard(kept.ids);
  return response;
}

async function thanksFor(form: Form, { functions, notices }: Messages): Promise<Outcome> {
  const to = await thanksPath(form).catch(() => undefined);
  if (to) return { ok: true, to };
  return { ok: true, notice: notices.formSent(form.thanks.text || functions.formReceived) };
}

/** Validates a form built by staff and passes it to the function that stores it. */
export async function submitBuilt(sent: Entries, visitor: string, page?: string | null): Promise<Outcome> {
  const messages = messagesIn(languageIn(sent));
  let form: Form | null;
  try {
    form = await readForm(sent.form);
  } catch (error) {
    console.error(`[forms] a form could not be read: ${error instanceof Error ? error.name : 'no response'}`);
    return failed(messages, messages.fallbacks.noResponse);
  }
  const definition = form && definitionOf(form);
  if (!form || !definition) return failed(messages, messages.functions.formGone);
  const { entries, files } = await readFiles(definition, sent);
  const parsed = formEntries(definition.fields, messages).safeParse(entries);
  if (!parsed.success) return failed(messages, messages.functions.invalid, fieldErrors(parsed.error));
  const response = await store({ definition, answers: parsed.data, files, sent: entries }, visitor, page);
  if (!response.ok) return failed(messages, await reasonOf(response, messages), response.fields);
  nudgeOutbox();
  return thanksFor(form, messages);
}

import { z } from 'zod';
import { fieldErrors } from '../_shared/fields.ts';
import { trustedDefinition } from '../_shared/form-definition.ts';
import { type Answer, formEntries, senderIn } from '../_shared/form-entries.ts';
import { formOrigin } from '../_shared/form-origin.ts';
import { invalid, json, Refusal, readEntries, requireMethod, tooMany } from '../_shared/http.ts';
import type { Messages } from '../_shared/messages.ts';
import { rateLimits } from '../_shared/rate-limits.ts';
import { sentFrom } from '../_shared/sent-from.ts';
import { languageSchema } from '../_shared/sent-language.ts';
import { isSuspicious, spamSignals } from '../_shared/spam-signals.ts';
import { callDatabase, secretKey, visitorFunction } from '../_shared/visitor-function.ts';

const schema = z.object({
  form: z.string(),
  signature: z.string(),
  entries: z.record(z.string(), z.unknown()),
  ...formOrigin.shape,
  ...spamSignals,
  sentFrom,
  language: languageSchema,
});
type Stored = { retry_after?: number; kept?: boolean };

/** Only the site, which has stored the files, can name their ids. */
function filesOf(answers: Answer[], { builtFields }: Messages): string[] {
  return answers.flatMap(({ name, file }) => {
    if (!file) return [];
    const { id, digest, kind } = file;
    if (!id || !digest || !kind) throw invalid({ [name]: builtFields.fileMissing });
    return [id];
  });
}

const kept = ({ file, ...response }: Answer) =>
  file ? { ...response, file: { id: file.id, size: file.size } } : response;
/** The same files are the same entry, wherever they were stored. */
const compared = ({ file, ...response }: Answer) => (file ? { ...response, digest: file.digest } : response);

/**
 * POST {form, signature, entries, page?, campaign?, language?, website?, elapsed?, sentFrom?}; `form` is the definition
 * as JSON, signed by the site. 200 {ok}, also for a repetition; with files {ok, kept}, where a repetition is not kept;
 * 400 {error, fields}; 403 for a definition of another origin; 405; 413; 429 {error} with Retry-After; 500.
 */
export default visitorFunction('submit-form', async (request, database, counted) => {
  requireMethod(request, 'POST');
  const { data, messages } = await readEntries(request, () => schema);
  const { form, signature, entries, page, campaign, website, elapsed, language, sentFrom: sent_from } = data;
  const definition = await trustedDefinition(form, signature, secretKey());
  if (!definition) throw new Refusal(403, { code: 'untrusted_form' });
  const parsed = formEntries(definition.fields, messages).safeParse(entries);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const answers = parsed.data;
  const files = filesOf(answers, messages);
  const { name, email } = senderIn(definition.fields, answers);
  const stored = await callDatabase<Stored>(database, 'submit_form', {
    form_id: definition.id,
    form_title: definition.title,
    name,
    email,
    answers: JSON.stringify(answers.map(kept)),
    // On another page the same entries are others: it may be that of another position.
    identity: JSON.stringify([sent_from, ...answers.map(compared)]),
    files: JSON.stringify(files),
    texts: answers.map(({ value }) => value).join('\n'),
    recipients: JSON.stringify(definition.recipients),
    confirmation: definition.confirmation ? JSON.stringify(definition.confirmation) : null,
    sent_from,
    language,
    source_page: page ?? null,
    campaign: JSON.stringify(campaign),
    suspicious: isSuspicious({ website, elapsed }, 'form'),
    visitor: await counted.visitor(),
    mailbox: email && (await counted.mailbox(email)),
    visitor_limit: rateLimits.form.visitor,
    mailbox_limit: rateLimits.form.mailbox,
    period_seconds: rateLimits.form.seconds,
  });
  if (stored.retry_after !== undefined) throw tooMany(stored.retry_after);
  return json({ ok: true, ...(files.length > 0 && { kept: stored.kept === true }) });
});

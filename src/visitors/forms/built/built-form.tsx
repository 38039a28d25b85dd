'use client';

import type { Messages, Notice } from '@shared/messages';
import { useState } from 'react';
import { FILES_QUERY } from '@/lib/files-query';
import { postForm } from '../actions';
import { Honeypot } from '../field';
import { FormNotice } from '../form-notice';
import { OriginFields } from '../origin-fields';
import type { Entries } from '../outcome';
import { type Sent, send } from '../send';
import { useWords } from '../texts/use-words';
import { Thanks } from '../thanks';
import { Toasts } from '../toasts';
import { useForm } from '../use-form';
import { BuiltField } from './built-field';
import { conditionStyles } from './conditions';
import type { PublicForm } from './public-form';

const hasFileField = (fields: PublicForm['fields']) => fields.some(({ kind }) => kind === 'file');

/** Nothing that this page shows can mend these errors: staff have published another version of the form since. */
const isOfAnotherForm = (errors: Record<string, string>, entries: Entries, fields: PublicForm['fields']): boolean =>
  Object.keys(errors).some((name) => {
    const shown = fields.find((field) => field.name === name);
    return !shown || shown.options?.includes(entries[name] ?? '');
  });

const rulesOf = (fields: PublicForm['fields'], messages: Messages) => async () => {
  const [{ formEntries }, { fieldErrors }, files] = await Promise.all([
    import('@shared/form-entries'),
    import('@shared/fields'),
    hasFileField(fields) ? import('./sending-files') : undefined,
  ]);
  return (entries: Entries, data: FormData) => {
    const parsed = formEntries(fields, messages).safeParse({ ...entries, ...files?.describedFiles(data) });
    return parsed.success ? undefined : { errors: fieldErrors(parsed.error) };
  };
};

export function BuiltForm({ form: { id: formId, fields, submitLabel } }: { form: PublicForm }) {
  const id = `form-${formId.slice(0, 8)}`;
  const { texts, messages, locale } = useWords();
  const [thanks, setThanks] = useState<Notice>();
  const [percent, setPercent] = useState<number>();
  const deliverFiles = async (entries: Entries, data: FormData): Promise<Sent> => {
    const files = await import('./sending-files').catch(() => undefined);
    if (!files) return { ok: false, text: messages.fallbacks.noResponse };
    return files.sendFiles('built', entries, data, messages, setPercent).finally(() => setPercent(undefined));
  };
  const deliver = async (entries: Entries, data: FormData): Promise<Sent> => {
    const sent = await (hasFileField(fields)
      ? deliverFiles(entries, data)
      : send('built', entries, messages.fallbacks));
    if (sent.ok || 'text' in sent || !isOfAnotherForm(sent.errors, entries, fields)) return sent;
    return { ...sent, notice: messages.notices.formFailed(messages.functions.formChanged) };
  };
  const form = useForm({
    name: 'built',
    id,
    action: postForm,
    rules: rulesOf(fields, messages),
    failed: messages.notices.formFailed,
    deliver,
    ...(hasFileField(fields) && { query: `?${FILES_QUERY}` }),
    sent: setThanks,
  });
  const posted = form.notice?.tone === 'success' ? form.notice : undefined;
  const notice = thanks ?? posted;
  if (notice) return <Thanks id={id} notice={notice} isNew={Boolean(thanks)} />;
  const styles = conditionStyles(id, fields);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <form {...form.formProps} className="form">
      {styles ? <style>{styles}</style> : null}
      {form.notice ? <FormNotice notice={form.notice} /> : null}
      <input type="hidden" name="form" value={formId} />
      {fields.map((field) => {
        const { error, value } = form.fieldProps(field.name);
        // After a post without scripts, browsers do not fill in files again.
        const isLost = field.kind === 'file' && form.notice && value;
        const message = error ?? (isLost ? messages.builtFields.fileAgain : undefined);
        return (
          <div key={field.name} data-field={field.name}>
            <BuiltField field={field} form={id} error={message} value={value} />
          </div>
        );
      })}
      <Honeypot />
      <OriginFields campaign={form.fieldProps('campaign').value} />
      <button type="submit" className="button button-solid" disabled={form.isSending}>
        {form.isSending
          ? `${texts.sending}${percent === undefined ? '' : ` ${share.format(percent / 100)}`}`
          : submitLabel}
      </button>
      <Toasts />
    </form>
  );
}

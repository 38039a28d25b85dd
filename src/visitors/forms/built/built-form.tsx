'use client';

import { type Notice, notices } from '@shared/messages';
import { useEffect, useRef, useState } from 'react';
import { campaignQuery } from '../../analytics/came-from';
import { postForm } from '../actions';
import { Honeypot } from '../field';
import { FormNotice } from '../form-notice';
import type { Entries } from '../outcome';
import { Toasts } from '../toasts';
import { useForm } from '../use-form';
import { BuiltField } from './built-field';
import { conditionStyles } from './conditions';
import type { PublicForm } from './public-form';

const rulesOf = (fields: PublicForm['fields']) => async () => {
  const [{ formEntries }, { fieldErrors }] = await Promise.all([
    import('@shared/form-entries'),
    import('@shared/fields'),
  ]);
  return (entries: Entries) => {
    const parsed = formEntries(fields).safeParse(entries);
    return parsed.success ? undefined : { errors: fieldErrors(parsed.error) };
  };
};

/** Takes the place of the form, and the focus with it. */
function Thanks({ id, notice, isNew }: { id: string; notice: Notice; isNew: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <div id={id} ref={text} tabIndex={-1} role="status" className="form-thanks">
      <p className="text-card">{notice.title}</p>
      <p>{notice.description}</p>
    </div>
  );
}

/** A form that staff built: fields, conditions and texts come from its definition. */
export function BuiltForm({ form: { id: formId, fields, submitLabel } }: { form: PublicForm }) {
  const id = `form-${formId.slice(0, 8)}`;
  const [thanks, setThanks] = useState<Notice>();
  const form = useForm({
    name: 'built',
    id,
    action: postForm,
    rules: rulesOf(fields),
    failed: notices.formFailed,
    more: () => ({ campaign: campaignQuery() }),
    sent: setThanks,
  });
  const posted = form.notice?.tone === 'success' ? form.notice : undefined;
  if (thanks ?? posted) return <Thanks id={id} notice={(thanks ?? posted) as Notice} isNew={Boolean(thanks)} />;
  // After a post without scripts, whose page has lost the query.
  const campaign = form.fieldProps('campaign').value;
  const styles = conditionStyles(id, fields);
  return (
    <form {...form.formProps} className="form">
      {styles ? <style>{styles}</style> : null}
      {form.notice ? <FormNotice notice={form.notice} /> : null}
      <input type="hidden" name="form" value={formId} />
      {campaign ? <input type="hidden" name="campaign" value={campaign} /> : null}
      {fields.map((field) => {
        const { error, value } = form.fieldProps(field.name);
        return (
          <div key={field.name} data-field={field.name}>
            <BuiltField field={field} form={id} error={error} value={value} />
          </div>
        );
      })}
      <Honeypot />
      <button type="submit" className="button button-solid" disabled={form.isSending}>
        {form.isSending ? 'Sending...' : submitLabel}
      </button>
      <Toasts />
    </form>
  );
}

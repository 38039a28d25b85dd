'use client';

import { useForm } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { ask, isRefused } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { useSaved } from '@/admin/workflow/use-saved';
import type { Proposal, Writable } from '../help';

const asks = { describe: 'Suggest a description', shorten: 'Shorten to fit' } as const;

const NOT_SAVED = 'The last changes are not saved yet. Try again.';
const CHANGED = 'The field was changed meanwhile, and keeps its text. Ask again.';
const TAKEN = 'Copied into the form.';

type Props = { field: Writable; at: string; step: keyof typeof asks };

/** A field, and beside it what the service writes for it. It goes into the form, as if the person had typed it. */
export function Proposed({ field, at, step }: Props) {
  const id = useId();
  const saved = useSaved();
  const { dispatchFields, getFields, setModified } = useForm();
  const [proposal, setProposal] = useState<{ text: string; was: string }>();
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { path, label, text, most } = field;
  const valueNow = () => String(getFields()[path]?.value ?? '');

  const request = async () => {
    setBusy(true);
    setStatus('');
    setProposal(undefined);
    const was = valueNow();
    // The server reads what is saved.
    const response = (await saved()) ? await ask<Proposal>('POST', `${at}/${step}`, { path }) : { error: NOT_SAVED };
    setBusy(false);
    if (isRefused(response)) setStatus(response.error);
    else setProposal({ text: response.text, was });
  };
  const take = () => {
    if (!proposal) return;
    setProposal(undefined);
    if (valueNow() !== proposal.was) return setStatus(CHANGED);
    dispatchFields({ type: 'UPDATE', path, value: proposal.text });
    setModified(true);
    setStatus(TAKEN);
  };

  return (
    <section className="writing-help-field" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <p className="admin-small">
        {text.length} of {most} characters
      </p>
      <p>{text || <em>Empty</em>}</p>
      <div aria-live="polite" className="writing-help-proposal">
        {isBusy ? <p>The service is writing…</p> : null}
        {status ? <p>{status}</p> : null}
        {proposal ? (
          <>
            <p className="admin-small">Suggested, {proposal.text.length} characters</p>
            <p>
              <ins>{proposal.text}</ins>
            </p>
          </>
        ) : null}
      </div>
      <div className="admin-actions">
        {proposal ? (
          <Button size="small" onClick={take}>
            Use it
          </Button>
        ) : null}
        <Button size="small" buttonStyle="secondary" isBusy={isBusy} onClick={() => void request()}>
          {proposal ? 'Ask again' : asks[step]}
        </Button>
      </div>
    </section>
  );
}

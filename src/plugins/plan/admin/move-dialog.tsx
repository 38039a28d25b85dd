'use client';

import { Button } from '@payloadcms/ui';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MomentInput } from '@/admin/schedule/moment-input';
import { Link } from '@/payload/link';
import type { FoundEntry } from '../entries';
import { dayInWords, isDay } from '../month';

type Props = {
  entry: FoundEntry;
  /** Returns why it was refused. */
  onMove: (to: string) => Promise<string | undefined>;
  onClose: () => void;
};

function DayInput({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const field = useId();
  return (
    <div className="admin-fields">
      <label htmlFor={field}>Day</label>
      <input
        id={field}
        type="date"
        required
        value={value}
        max="9999-12-31"
        aria-describedby={`${field}-words`}
        onChange={({ target }) => onChange(target.value)}
      />
      <output id={`${field}-words`} htmlFor={field}>
        {value ? dayInWords(value) : null}
      </output>
    </div>
  );
}

/** The same as dragging, by keyboard and on a phone; or why it cannot be moved. */
export function MoveDialog({ entry, onMove, onClose }: Props) {
  const { title, what, at, href, fixed } = entry;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [to, setTo] = useState(at);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const change = (value: string) => {
    setTo(value);
    setError(undefined);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!to) return setError('Choose a date.');
    setBusy(true);
    const refusal = await onMove(to);
    setBusy(false);
    if (refusal) return setError(refusal);
    dialog.current?.close();
  };
  const close = (
    <Button size="medium" margin={false} buttonStyle="secondary" onClick={() => dialog.current?.close()}>
      {fixed ? 'Close' : 'Cancel'}
    </Button>
  );
  return (
    <dialog ref={dialog} className="admin-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>Move: {title}</h2>
      {fixed ? (
        <div className="admin-fields">
          <p>{fixed}</p>
          <Link href={href} prefetch={false}>
            Open it
          </Link>
          <div className="admin-actions">{close}</div>
        </div>
      ) : (
        <form className="admin-fields plan-move" onSubmit={(event) => void submit(event)}>
          <p className="admin-quiet">{what}</p>
          {isDay(at) ? (
            <DayInput value={to} onChange={change} />
          ) : (
            <MomentInput label="When" value={to} onChange={change} />
          )}
          {error ? (
            <p role="alert" className="admin-error">
              {error}
            </p>
          ) : null}
          <div className="admin-actions">
            <Button type="submit" size="medium" margin={false} disabled={isBusy}>
              Move
            </Button>
            {close}
          </div>
        </form>
      )}
    </dialog>
  );
}

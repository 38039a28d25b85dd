'use client';

import { useId, useState } from 'react';
import { FormDialog } from '@/admin/dialogs/form-dialog';
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
  const [to, setTo] = useState(at);
  const send = async () => (to ? onMove(to) : 'Choose a date.');
  return (
    <FormDialog title={`Move: ${title}`} action="Move" send={fixed ? undefined : send} onClose={onClose}>
      <p className="admin-quiet">{fixed ?? what}</p>
      {fixed ? (
        <Link href={href} prefetch={false}>
          Open it
        </Link>
      ) : isDay(at) ? (
        <DayInput value={to} onChange={setTo} />
      ) : (
        <MomentInput label="When" value={to} onChange={setTo} />
      )}
    </FormDialog>
  );
}

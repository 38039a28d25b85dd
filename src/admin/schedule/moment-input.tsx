'use client';

import { useId } from 'react';
import { inCompany, momentInWords } from '../readable-time';

type Props = {
  label: string;
  /** ISO 8601, or empty. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
};

const two = (value: number) => String(value).padStart(2, '0');

/** As a field of a form has it: in the person's zone, without saying so. */
function written(value: string): string {
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) return '';
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

const isoOf = (local: string) => (local ? new Date(local).toISOString() : '');

/** A time in the person's own zone, and below it what it means: the weekday, the place and how long that is from now. */
export function MomentInput({ label, value, onChange, isDisabled = false }: Props) {
  const field = useId();
  const company = value && inCompany(value);
  return (
    <div className="admin-fields moment-input">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type="datetime-local"
        value={written(value)}
        disabled={isDisabled}
        aria-describedby={`${field}-words`}
        onChange={({ target }) => onChange(isoOf(target.value))}
      />
      <output id={`${field}-words`} htmlFor={field}>
        {value ? momentInWords(value) : 'In your time zone.'}
        {company ? <span className="admin-beside"> ({company})</span> : null}
      </output>
    </div>
  );
}

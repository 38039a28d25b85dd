'use client';

import { useId } from 'react';
import { useOwnZone } from '../local-time';
import { inCompany, momentInWords } from '../readable-time';
import { isoMoment, localMoment } from './local-moment';

type Props = {
  label: string;
  /** ISO 8601, or empty. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
};

/**
 * A time in the person's own zone, which the server does not know, and below it what it means: the weekday, the place and
 * how long that is from now.
 */
export function MomentInput({ label, value, onChange, isDisabled = false }: Props) {
  const field = useId();
  const zone = useOwnZone();
  const known = zone ? value : '';
  const company = known && inCompany(known, zone);
  return (
    <div className="admin-fields moment-input">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type="datetime-local"
        value={localMoment(known)}
        max="9999-12-31T23:59"
        disabled={isDisabled}
        aria-describedby={`${field}-words`}
        onChange={({ target }) => onChange(isoMoment(target.value))}
      />
      <output id={`${field}-words`} htmlFor={field}>
        {known ? momentInWords(known, { zone }) : 'In your time zone.'}
        {company ? <span className="admin-beside"> ({company})</span> : null}
      </output>
    </div>
  );
}

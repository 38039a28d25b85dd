import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';

type Props = {
  form: string;
  name: string;
  label: string;
  error?: string;
  /** Invalid, with the message shown elsewhere. */
  isWrong?: boolean;
  value?: string;
  isOptional?: boolean;
  hint?: string;
  className?: string;
} & ({ rows: number; type?: undefined } | { rows?: undefined; type?: 'text' | 'email' | 'tel' | 'password' }) &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'minLength' | 'defaultValue' | 'autoCapitalize' | 'spellCheck'
  >;

/** A labelled field with its error message below (flows document, "Contact page"). */
export function Field({
  form,
  name,
  label,
  error,
  isWrong,
  value,
  isOptional,
  hint,
  className,
  rows,
  type,
  ...rest
}: Props) {
  const id = `${form}-${name}`;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    defaultValue: value,
    required: !isOptional,
    'aria-invalid': error || isWrong ? true : undefined,
    'aria-describedby': described || undefined,
    className: 'field-input',
  } as const;
  return (
    <div className={cx('field', className)}>
      <label htmlFor={id}>
        {label}
        {isOptional ? <span className="text-ink-2"> (optional)</span> : null}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...rest} type={type ?? 'text'} />}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Honeypot: invisible to people, filled in by bots (supabase/functions/_shared/spam-signals.ts). */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      Leave this empty
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

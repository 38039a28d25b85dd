import type { ComponentProps } from 'react';
import { useWords } from './texts/use-words';

type Props = {
  form: string;
  name: string;
  label: string;
  error?: string;
  value?: string;
  isOptional?: boolean;
  hint?: string;
} & ({ rows: number; type?: undefined } | { rows?: undefined; type?: 'text' | 'email' | 'tel' | 'password' | 'date' }) &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'minLength' | 'defaultValue' | 'autoCapitalize' | 'spellCheck'
  >;

type Notes = { id: string; hint?: string; error?: string };

export const notesOf = ({ id, hint, error }: Notes) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

export const FieldNotes = ({ id, hint, error }: Notes) => (
  <>
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
  </>
);

export const Optional = () => <span className="text-ink-2">{` ${useWords().texts.optional}`}</span>;

/** Flows document, "Contact page". */
export function Field({ form, name, label, error, value, isOptional, hint, rows, type, ...rest }: Props) {
  const id = `${form}-${name}`;
  const shared = {
    id,
    name,
    defaultValue: value,
    required: !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notesOf({ id, hint, error }),
    className: 'field-input',
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional ? <Optional /> : null}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...rest} type={type ?? 'text'} />}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Invisible to people, filled in by bots (supabase/functions/_shared/spam-signals.ts). */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      {useWords().texts.leaveEmpty}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

import { CONSENTED } from '@shared/consented';
import { type AcceptedKind, acceptedBy, fileLimits, MEGABYTE } from '@shared/file-kinds';
import type { FormField } from '@shared/form-definition';
import { Field, FieldNotes, notesOf, Optional } from '../field';
import { useWords } from '../texts/use-words';

const MOST_SHOWN = 6;

type Props = { field: FormField; form: string; error?: string; value?: string };

function Radios({ field, form, error, value }: Props) {
  const id = `${form}-${field.name}`;
  const { label, name, hint, required, options = [] } = field;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className="field field-group"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={notesOf({ id, hint, error })}
    >
      <p id={`${id}-label`} className="field-legend">
        {label}
        {required ? null : <Optional />}
      </p>
      {options.map((option) => (
        <label key={option} className="field-option">
          <input type="radio" name={name} value={option} defaultChecked={option === value} />
          <span>{option}</span>
        </label>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function Select({ field, form, error, value }: Props) {
  const id = `${form}-${field.name}`;
  const { label, name, hint, required, options = [] } = field;
  const { texts } = useWords();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? null : <Optional />}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ''}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint, error })}
        className="field-input"
      >
        <option value="">{texts.choose}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function Consent({ field, form, error, value }: Props) {
  const id = `${form}-${field.name}`;
  const { label, name, hint, required } = field;
  return (
    <div className="field">
      <label className="field-option" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={CONSENTED}
          defaultChecked={value === CONSENTED}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf({ id, hint, error })}
        />
        <span>
          {label}
          {required ? null : <Optional />}
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The browser's file filter; the server checks the content. */
const OFFERED: Record<AcceptedKind, string> = {
  pdf: '.pdf',
  picture: '.jpg,.jpeg,.png,.gif,.webp,.avif,.heic',
  office: '.docx,.xlsx,.pptx,.odt,.ods,.odp',
  text: '.txt,.csv,.tsv,.md',
};

function FileField({ field, form, error }: Props) {
  const id = `${form}-${field.name}`;
  const { label, name, required, accept = [] } = field;
  const { builtFields } = useWords().messages;
  const limits = builtFields.fileLimits(acceptedBy(field, builtFields.fileKinds), fileLimits.bytes / MEGABYTE);
  const hint = field.hint ? `${field.hint} (${limits})` : `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? null : <Optional />}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept.map((kind) => OFFERED[kind]).join(',')}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint, error })}
        className="field-input field-file"
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function BuiltField(props: Props) {
  const { field, ...state } = props;
  const { name, label, hint, kind, autofill, options = [] } = field;
  const shared = { ...state, name, label, hint, isOptional: !field.required };
  switch (kind) {
    case 'long-text':
      return <Field {...shared} rows={6} />;
    case 'email':
      return <Field {...shared} type="email" autoComplete="email" spellCheck={false} />;
    case 'phone':
      return <Field {...shared} type="tel" autoComplete="tel" />;
    case 'number':
      return <Field {...shared} inputMode="decimal" />;
    case 'date':
      return <Field {...shared} type="date" />;
    case 'choice':
      return options.length > MOST_SHOWN ? <Select {...props} /> : <Radios {...props} />;
    case 'consent':
      return <Consent {...props} />;
    case 'file':
      return <FileField {...props} />;
    case 'text':
      return <Field {...shared} autoComplete={autofill} />;
  }
}

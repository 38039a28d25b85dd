import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';

type Props = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'onKeyDown' | 'ref' | 'spellCheck'
> & {
  id: string;
  label: string;
  type: 'email' | 'password' | 'text';
  value: string;
  onChange: (value: string) => void;
  errorId?: string;
  hint?: string;
};

export function LabelledInput({ id, label, type, onChange, errorId, hint, ...input }: Props) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={cx(classNames.field, type, errorId && 'error')}>
      <label className={classNames.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <div className={classNames.fieldWrap}>
        <input
          {...input}
          id={id}
          name={id.replace(/^(?:field|again)-/, '')}
          type={type}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
      </div>
      {hint && (
        <p className="sign-in-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

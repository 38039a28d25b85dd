'use client';

import { CheckboxInput, useField } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';
import { fieldId } from '@/payload/field-elements';
import './examples.css';

export function ExampleNotice({ path: givenPath, readOnly, field }: CheckboxFieldClientProps) {
  const { path, value, setValue, errorMessage, disabled } = useField<boolean>({ potentiallyStalePath: givenPath });
  const isConfirmed = value === true;
  const id = fieldId(path);
  return (
    <div className={cx(classNames.field, 'example-notice', !isConfirmed && 'example-notice--open')} id={`${id}-notice`}>
      {isConfirmed ? null : (
        <p id={`${id}-words`}>
          {errorMessage ??
            'Some texts in this section are still the example. Change them, or confirm that they are correct.'}
        </p>
      )}
      <CheckboxInput
        id={id}
        name={path}
        label={typeof field.label === 'string' ? field.label : undefined}
        checked={isConfirmed}
        readOnly={readOnly || disabled}
        onToggle={({ target }) => setValue(target.checked)}
      />
    </div>
  );
}

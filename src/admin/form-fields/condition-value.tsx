'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { deciderNamed } from './deciders';
import { useDeciders } from './use-deciders';

export function ConditionValue({ field, path: staticPath, readOnly }: TextFieldClientProps) {
  const { value, setValue, path, showError } = useField<string>({ potentiallyStalePath: staticPath });
  const { value: named } = useField<string>({ path: path.replace(/\.value$/, '.field') });
  const deciders = useDeciders(path);
  const { values = [] } = (named && deciderNamed(deciders, named)) || {};
  const gone =
    value && !values.some((one) => one.value === value) ? [{ value, label: `${value} (no longer offered)` }] : [];
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      description={field.admin?.description}
      options={[...values, ...gone]}
      value={value ?? ''}
      onChange={(option) => setValue(Array.isArray(option) ? null : (option?.value ?? null))}
      readOnly={readOnly || (values.length === 0 && !value)}
      showError={showError}
      isClearable
      style={{ width: '50%' }}
    />
  );
}

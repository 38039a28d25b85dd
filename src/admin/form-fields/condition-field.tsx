'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { deciderNamed } from './deciders';
import { useDeciders } from './use-deciders';

export function ConditionField({ field, path: staticPath, readOnly }: TextFieldClientProps) {
  const { value, setValue, path, showError } = useField<string>({ potentiallyStalePath: staticPath });
  const wanted = useField<string>({ path: path.replace(/\.field$/, '.value') });
  const deciders = useDeciders(path);
  const found = value ? deciderNamed(deciders, value) : undefined;
  const gone = value && !found ? [{ value, label: 'A field that is no longer above this one' }] : [];

  function choose(id: string | undefined): void {
    const { values = [] } = deciders.find((decider) => decider.id === id) ?? {};
    setValue(id ?? null);
    if (!values.some((one) => one.value === wanted.value))
      wanted.setValue(values.length === 1 ? values[0]?.value : null);
  }

  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      description={deciders.length > 0 ? field.admin?.description : 'There is no choice or consent above this field.'}
      options={[...deciders.map(({ id, label }) => ({ value: id, label })), ...gone]}
      value={found?.id ?? value ?? ''}
      onChange={(option) => choose(Array.isArray(option) ? undefined : (option?.value as string | undefined))}
      readOnly={readOnly || (deciders.length === 0 && !value)}
      showError={showError}
      isClearable
      style={{ width: '50%' }}
    />
  );
}

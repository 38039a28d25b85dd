'use client';

import { useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { useFieldAt } from './use-field-at';

export function usePagePicture() {
  const { dispatchFields, setModified } = useForm();
  const find = useFieldAt();
  const [dropped, setDropped] = useState<{ path: string; file: File }>();

  /** False if the field does not hold exactly one picture of the library. */
  const begin = (path: string, file: File): boolean => {
    const field = find(path);
    if (field?.type !== 'upload' || field.hasMany || field.relationTo !== 'media') return false;
    setDropped({ path, file });
    return true;
  };

  const replace = (id: string) => {
    if (!dropped) return;
    dispatchFields({ type: 'UPDATE', path: dropped.path, value: id });
    setModified(true);
  };

  return { begin, replace, file: dropped?.file, close: () => setDropped(undefined) };
}

'use client';

import { useForm } from '@payloadcms/ui';
import { useReplaced } from '@/admin/rows/use-replaced';
import { copiesOf, type Section } from './copies';

export function useSections() {
  const { getData } = useForm();
  const replace = useReplaced();

  const read = () => (getData().blocks ?? []) as Section[];

  /** False if the server could not build the fields of the new sections. */
  const append = (sections: Section[]): Promise<boolean> => {
    const copies = copiesOf(sections);
    return replace('blocks', (there) => [...there, ...copies]);
  };

  return { read, append };
}
